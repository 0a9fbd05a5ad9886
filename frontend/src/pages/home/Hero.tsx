import hero from '../../assets/hero.svg';
import { t } from '../../i18n';
import { JoinByCode } from './JoinByCode';

export function Hero() {
  return (
    <section class="hero">
      <div class="hero-words">
        <h1 class="title">{t('home.title')}</h1>
        <p>{t('home.lead')}</p>
        <JoinByCode />
      </div>
      <div class="hero-art" aria-hidden="true">
        <span class="hero-sun" />
        <img src={hero} alt="" width="1560" height="240" />
      </div>
    </section>
  );
}
