import { VitePWA } from 'vite-plugin-pwa';
import { defineConfig } from 'vitest/config';

const server = process.env['BORGO_SERVER'] ?? 'http://127.0.0.1:8000';

/** One chunk per language, and one per language and game or page; all are loaded on demand. */
function textChunk(id: string): string | null {
  const texts = /\/shared\/i18n\/(\w+)\/(\w+)\.json/.exec(id);
  if (!texts) return null;
  const [, language, namespace = ''] = texts;
  return FIRST_TEXTS.includes(namespace) ? `i18n-${language}` : `i18n-${language}-${namespace}`;
}

/** A game's board by the game's name; others by their own. */
function chunkFile({ facadeModuleId }: { facadeModuleId?: string | null }): string {
  const game = /\/src\/games\/(\w+)\/index\./.exec(facadeModuleId ?? '')?.[1];
  return game ? `assets/game-${game}-[hash].js` : 'assets/[name]-[hash].js';
}

/** The texts that every page needs; see CORE in i18n/catalogue.ts. */
const FIRST_TEXTS = ['ui', 'home', 'settings'];

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  server: {
    fs: { allow: ['..'] },
    proxy: {
      '/api': { target: server },
      '/ws': { target: server, ws: true },
    },
  },
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        chunkFileNames: chunkFile,
        codeSplitting: { groups: [{ name: textChunk, debugName: 'texts' }] },
      },
    },
  },
  plugins: [
    VitePWA({
      registerType: 'prompt',
      injectRegister: false,
      includeAssets: ['favicon.svg', 'icons/*.png'],
      manifest: {
        id: '/',
        name: 'Borgo',
        short_name: 'Borgo',
        description: 'City-building board games, live with friends.',
        start_url: '/',
        scope: '/',
        display: 'standalone',
        background_color: '#F4EBDA',
        theme_color: '#FFFBF3',
        categories: ['games'],
        icons: [
          { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
          { src: '/icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
          { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
        ],
      },
      workbox: {
        globPatterns: ['**/*.{js,css,html,svg,png,webmanifest}'],
        navigateFallback: '/index.html',
        navigateFallbackDenylist: [/^\/api\//, /^\/ws/, /^\/metrics/],
        cleanupOutdatedCaches: true,
      },
    }),
  ],
  test: {
    environment: 'happy-dom',
    include: ['tests/**/*.test.{ts,tsx}'],
    restoreMocks: true,
    // A whole screen under axe takes a while on a busy machine.
    testTimeout: 60_000,
  },
});
