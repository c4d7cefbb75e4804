import { readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { aliasProductionBuilds } from './vite.libraries.ts';
import { publicPages } from './vite.pages.ts';
import { assertOfflineClosure, ON_DEMAND, workerParts } from './vite.worker.ts';

/** Chrome, Edge and Android WebView 109, Firefox 115, Safari 16.4 and newer. */
const BROWSERS = ['chrome109', 'edge109', 'firefox115', 'safari16.4'];
// scripts/support/build.mjs puts it in the place of dist/client, with the last builds' files for the pages still open (UPD-1).
const OUT = 'dist/fresh';
/**
 * Not kept for offline use at the first visit, but once it was used: time charts, example ideas, searching at the server, what was
 * looked up, reports of earlier versions, rows of another build, signing in, the account, the back office.
 */
const LAZY_CHUNKS =
  /^(TimeChart|Trail|EarlierVersion|ProviderButtons|examples|search|sweep|supabase|(Password|RecoveryHelp|Callback|Settings)Page|account|account-(part|forms)|AccountFound|CodeStep|ConfirmationLetter|Google\w+|direct|back-office|AdminPage|admin|(Users|Monitoring|Analytics|Engagement|Sessions|Audit|Reports|Settings|CreditConfig|CreditAnalytics|Generator)Tab|messages|reset-errors|auth-address|figures|local-data|providers)$/;
const parts = workerParts(OUT, BROWSERS);

export default defineConfig({
  plugins: [
    aliasProductionBuilds(),
    react(),
    parts.page,
    assertOfflineClosure(),
    publicPages(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'sw',
      filename: 'index.ts',
      injectRegister: false,
      // The drawn ones are fetched by the system when it installs; 37 kB of every first visit otherwise.
      includeManifestIcons: false,
      manifest: JSON.parse(readFileSync('manifest.webmanifest', 'utf8')),
      injectManifest: {
        rollupFormat: 'iife',
        buildPlugins: { vite: [parts.worker] },
        // The first floor of assets: what lies in assets/on-demand is fetched when somebody needs it.
        globPatterns: ['index.html', 'pages/index.html', 'assets/*.{js,css}', 'icons/icon-48.png'],
      },
      devOptions: { enabled: false },
    }),
  ],
  build: {
    outDir: OUT,
    emptyOutDir: true,
    target: BROWSERS,
    sourcemap: false,
    modulePreload: {
      polyfill: false,
      // What every page has already need not be named beside each part that stands on it.
      resolveDependencies: (_file, deps, { hostType }) =>
        hostType === 'js' ? deps.filter((dep) => !/\/(shell|rolldown-runtime)-/.test(dep)) : deps,
    },
    rolldownOptions: {
      output: {
        // Fewer letters are not taken for so many parts; each is written in every part that names it.
        assetFileNames: ({ names: [name = ''] }) =>
          `${LAZY_CHUNKS.test(name.replace(/\.css$/, '')) ? ON_DEMAND : 'assets'}/[name]-[hash:7][extname]`,
        chunkFileNames: ({ name }) => `${LAZY_CHUNKS.test(name) ? ON_DEMAND : 'assets'}/[name]-[hash:7].js`,
        // What several first screens share travels as one file: each small chunk costs its headers and a request.
        codeSplitting: {
          groups: [
            {
              // What every flow of the working copy stands on; cut finer it would be a dozen requests.
              name: 'working-copy',
              priority: 1,
              test: /node_modules\/(dexie|valibot|ky)\/|src\/domain\/(job-rules|weeks|history-query|report-sections)|src\/contract\/(?!account|limits|explorer-options|analytics|insights|evidence|admin)|src\/store\/(?!local-data|kept-reply|sweep|integrity-check|explorer-refiner-rows|chat-insights-rows|insights|refiner-pages|draft|explorer\.|views\/(explorer|chat|trash|outbox-items|credit-request|refiner|analytics|history-terms)|account-record)/,
            },
            {
              // Apart, or the sign-in page would bring the public pages' chunk for its fields.
              name: 'form',
              priority: 1,
              test: /src\/ui\/(Field|Labelled|TextArea|Choice|form)/,
            },
            {
              // What opens over a page or beside it, and the saving of a file: a chunk of its own would be mostly headers.
              name: 'Modal',
              priority: 1,
              test: /src\/(ui\/([Mm]odal|[Tt]abs|sidebar|list)|components\/(save-as-file|SidePanel)|hooks\/narrow)/,
            },
            {
              // The first form of an account, with what its other forms share with it: five small chunks otherwise.
              name: 'sign-in',
              priority: 1,
              test: /src\/(features\/account\/(AuthScreen|SignInForm|SignUpForm|NewPassword|use-|messages|page-titles)|domain\/account-rules|hooks\/sign-in)/,
            },
            {
              // What the account's later screens share.
              name: 'account-forms',
              priority: 1,
              test: /src\/(features\/account\/(AccountFrame|proof\/(CodeField|messages))|domain\/settings-rules|hooks\/(account-actions|direct))/,
            },
            {
              // What the founder's own figures and the back office's are both drawn with; the first are there offline.
              name: 'charts',
              priority: 1,
              test: /src\/(ui\/(Bars|Donut|LazyTimeChart|chart\.css)|contract\/analytics)/,
            },
            {
              // What every tab of the back office has.
              name: 'admin',
              priority: 1,
              test: /src\/(features\/admin\/(parts\/|[^/]+$)|contract\/admin\/(access|call|page|roles)|domain\/admin|hooks\/back-office|ui\/(FactTable|Pager|table|office))/,
            },
            {
              // What all public pages have: frame, footer, navbar, and the looks of them in one sheet.
              name: 'site',
              priority: 1,
              test: /src\/(features\/site\/(FaqPage|EmailHelpPage|GetStartedPage|NotFoundPage|footer|SiteFrame|Accordion|question-item|Portrait|SampleBadge|GetStarted\.|use-pathway|use-media|messages|email-rule|prices|DemoVideo|Carousel|use-rotation|content\/(company|landing|page|help|faq|plans|builders))|components\/(SiteNav|site-nav)|ui\/(site|site-nav|accordion|carousel)\.css)/,
            },
            {
              name: 'shell',
              priority: 2,
              test: /vite\/preload-helper|node_modules\/(react|react-dom|react-router|react-router-dom|scheduler)\/|src\/(hooks\/(?!(report|use-advice)\.|back-office|explorer|narrow|refiner|account-actions|direct|providers|kept|sign-in|analytics|credit-request|sample|trash|chat|history-terms|job|open-jobs|reports|outbox|draft-reports|insights)|lib|ui\/(Button|Icon|Notice|Meter|AutoTextarea)|components\/(CreditCard|BackBar|office-door)|contract\/limits|domain\/(return-url|error-category|credits))/,
            },
          ],
        },
      },
    },
    chunkSizeWarningLimit: 320,
  },
  worker: {
    // The engine is three times the rest of the product: whoever drafts on the device fetches it, nobody else.
    format: 'es',
    rolldownOptions: {
      // One file, the texts of all languages in it: who fetched it has all that a draft needs without the network.
      output: { entryFileNames: `${ON_DEMAND}/[name]-[hash:7].js`, codeSplitting: false },
    },
  },
  server: {
    port: 5173,
    proxy: Object.fromEntries(
      ['/api', '/auth/v1', '/rest', '/healthz', '/readyz'].map((path) => [path, 'http://127.0.0.1:4173']),
    ),
  },
});
