import './ui/tokens.css';
import './ui/base.css';
import { render } from 'preact';
import { App } from './App';
import { needTexts, startTexts } from './i18n';
import { startProfile } from './pages/profile';
import { startPwa } from './pwa';
import { startRouter } from './router';
import { applySettings } from './settings';
import { startSound } from './ui/sound';

async function start(): Promise<void> {
  applySettings();
  startRouter();
  startSound();
  startProfile();
  await needTexts();
  startTexts();
  const host = document.getElementById('app');
  if (host) render(<App />, host);
  await startPwa();
}

void start();
