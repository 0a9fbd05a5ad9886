import './topBar.css';
import type { ComponentChildren } from 'preact';
import { t } from '../i18n';
import { IconLink } from './IconButton';
import { Logo } from './Logo';

interface Props {
  /** Title and subtitle of the place, after the wordmark. */
  title?: string;
  subtitle?: string;
  /** On a phone the wordmark gives way to an arrow back. */
  back?: string;
  children?: ComponentChildren;
  right?: ComponentChildren;
}

export function TopBar({ title, subtitle, back, children, right }: Props) {
  return (
    <header class={`top-bar ${back ? 'top-bar-inner' : ''}`}>
      {back && <IconLink icon="back" href={back} label={t('ui.lobby')} class="top-back" />}
      <a class="wordmark" href="/" aria-label={t('ui.home')}>
        <Logo />
        <span>Borgo</span>
      </a>
      {title && (
        <div class="crumb">
          <h1>{title}</h1>
          {subtitle && <p>{subtitle}</p>}
        </div>
      )}
      {children}
      <div class="top-right">{right}</div>
    </header>
  );
}
