import '../ui/field.css';
import './settings.css';
import type { ComponentChildren } from 'preact';
import { t } from '../i18n';
import { LANGUAGES, type Language } from '../i18n/languages';
import { settings, type Motion, type Theme } from '../settings';
import { Button } from '../ui/Button';
import { Switch } from '../ui/Field';
import { Panel } from '../ui/Panel';
import { Segmented } from '../ui/Segmented';
import { play } from '../ui/sound';
import { TopBar } from '../ui/TopBar';
import { AboutMe } from './AboutMe';
import { setNotifications } from './notifications';
import { useTitle } from './title';
import { MyData } from './settings/MyData';

const THEMES: readonly Theme[] = ['system', 'light', 'dark'];
const MOTIONS: readonly Motion[] = ['system', 'full', 'reduced'];
const TONGUES: readonly Language[] = ['en', 'de', 'hu', 'nl'];

export function Settings() {
  useTitle(t('settings.title'));
  return (
    <>
      <TopBar title={t('settings.title')} back="/" />
      <main class="settings-page">
        <Me />
        <Looks />
        <Board />
        <Sounds />
        <MyData />
        <p class="muted settings-note">{t('settings.saved')}</p>
      </main>
    </>
  );
}

function Me() {
  return (
    <Panel title={t('settings.me')} class="settings-panel">
      <AboutMe />
    </Panel>
  );
}

function Looks() {
  return (
    <Panel title={t('settings.looks')} class="settings-panel">
      <Row label={t('settings.language')}>
        <Segmented
          label={t('settings.language')}
          value={settings.language.value}
          options={TONGUES.map((value) => ({ value, text: LANGUAGES[value] }))}
          onChange={(language) => {
            settings.language.value = language;
          }}
        />
      </Row>
      <Row label={t('settings.theme')}>
        <Segmented
          label={t('settings.theme')}
          value={settings.theme.value}
          options={THEMES.map((value) => ({ value, text: t(`settings.theme.${value}`) }))}
          onChange={(theme) => {
            settings.theme.value = theme;
          }}
        />
      </Row>
      <Row label={t('settings.motion')} hint={t('settings.motion.hint')}>
        <Segmented
          label={t('settings.motion')}
          value={settings.motion.value}
          options={MOTIONS.map((value) => ({ value, text: t(`settings.motion.${value}`) }))}
          onChange={(motion) => {
            settings.motion.value = motion;
          }}
        />
      </Row>
    </Panel>
  );
}

function Board() {
  return (
    <Panel title={t('settings.board')} class="settings-panel">
      <Switch
        label={t('settings.streets')}
        hint={t('settings.streets.hint')}
        checked={settings.streets.value}
        onChange={(on) => {
          settings.streets.value = on;
        }}
      />
      <Switch
        label={t('settings.contrast')}
        hint={t('settings.contrast.hint')}
        checked={settings.highContrast.value}
        onChange={(on) => {
          settings.highContrast.value = on;
        }}
      />
    </Panel>
  );
}

function Sounds() {
  return (
    <Panel title={t('settings.sounds')} class="settings-panel">
      <Switch
        label={t('settings.sound')}
        checked={settings.sound.value}
        onChange={(on) => {
          settings.sound.value = on;
        }}
      />
      <label class="volume">
        <span class="field-label">{t('settings.volume')}</span>
        <input
          type="range"
          min="0"
          max="1"
          step="0.05"
          value={settings.volume.value}
          disabled={!settings.sound.value}
          onInput={(event) => {
            settings.volume.value = event.currentTarget.valueAsNumber;
          }}
        />
        <Button size="small" icon="play" disabled={!settings.sound.value} onClick={() => play('your-turn')}>
          {t('settings.sound.try')}
        </Button>
      </label>
      <Switch
        label={t('settings.chatSound')}
        checked={settings.chatSound.value}
        onChange={(on) => {
          settings.chatSound.value = on;
        }}
      />
      {'Notification' in globalThis && (
        <Switch label={t('settings.notifications')} checked={settings.notifications.value} onChange={(on) => void setNotifications(on)} />
      )}
      <Switch
        label={t('settings.vibration')}
        checked={settings.vibration.value}
        onChange={(on) => {
          settings.vibration.value = on;
        }}
      />
    </Panel>
  );
}

function Row({ label, hint, children }: { label: string; hint?: string; children: ComponentChildren }) {
  return (
    <div class="settings-row">
      <div>
        <div class="field-label">{label}</div>
        {hint && <p class="field-hint">{hint}</p>}
      </div>
      {children}
    </div>
  );
}
