// The walls of the house (docs/ARCHITECTURE.md, "Who may import whom"): each room lists the rooms it may import from.
// A breach names the rule and says why. tests/house plants breaches and expects every one to be caught.

const ROOMS = {
  lib: [],
  contract: ['lib'],
  domain: ['contract', 'lib'],
  engine: ['contract', 'lib'],
  platform: ['lib'],
  ui: ['lib'],
  store: ['contract', 'domain', 'lib'],
  workers: ['engine', 'contract', 'lib'],
  session: ['contract', 'domain', 'platform', 'lib'],
  api: ['contract', 'domain', 'lib'],
  queries: ['contract', 'domain', 'lib'],
  sync: ['store', 'contract', 'domain', 'lib'],
  hooks: ['store', 'sync', 'queries', 'session', 'platform', 'contract', 'domain', 'lib'],
  components: ['ui', 'hooks', 'contract', 'domain', 'lib'],
  features: ['components', 'ui', 'hooks', 'contract', 'domain', 'lib'],
};

const SERVER = {
  db: ['db'],
  queue: ['queue', 'db'],
  mail: ['mail', 'db'],
  auth: ['auth', 'db', 'mail', 'middleware', 'errors'],
  research: ['research', 'queue', 'db', 'errors'],
  services: ['services', 'research', 'queue', 'db', 'mail', 'errors'],
  jobs: ['jobs', 'services', 'research', 'queue', 'mail', 'db', 'errors'],
  middleware: ['middleware', 'auth', 'db', 'errors'],
  routes: ['routes', 'middleware', 'services', 'auth', 'errors'],
  admin: ['admin', 'routes', 'middleware', 'services', 'auth', 'queue', 'mail', 'db', 'errors'],
};

/** The engine reads what the content was compiled to, by the types of its schema. */
const CONTENT_FOR_ENGINE = '^content/(schema|compiled)/';

const rooms = (names) => names.map((name) => `^src/${name}/`).join('|');
const serverRooms = (names) => names.map((name) => `^server/${name}(/|\\.ts$)`).join('|');

const wall = (room, allowed) => ({
  name: `wall-${room}`,
  comment: `src/${room} may import only: ${allowed.join(', ') || 'nothing'}`,
  severity: 'error',
  from: { path: `^src/${room}/` },
  to: {
    path: '^(src|sw|server|content|tests|e2e|bench|scripts)/',
    pathNot: [rooms([room, ...allowed]), ...(room === 'engine' ? [CONTENT_FOR_ENGINE] : [])].join('|'),
  },
});

const serverWall = (room, allowed) => ({
  name: `wall-server-${room}`,
  comment: `server/${room} may import downward only: ${allowed.join(', ')}`,
  severity: 'error',
  from: { path: `^server/${room}/` },
  to: { path: '^server/', pathNot: serverRooms(allowed) },
});

const fence = (library, packages, allowed) => ({
  name: `fence-${library}`,
  comment: `${library} is used only in ${allowed.join(', ')}, so that it can be replaced in one place`,
  severity: 'error',
  from: { path: '^(src|sw|server)/', pathNot: allowed.map((a) => `^${a}`).join('|') },
  to: { path: `(^|node_modules/)(${packages})(/|$)` },
});

export default {
  forbidden: [
    ...Object.entries(ROOMS).map(([room, allowed]) => wall(room, allowed)),
    ...Object.entries(SERVER).map(([room, allowed]) => serverWall(room, allowed)),
    {
      name: 'wall-features-apart',
      comment: 'A feature never imports another feature: flows across them meet in app',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/', pathNot: '^src/features/$1/' },
    },
    {
      name: 'wall-app',
      comment: 'app may import everything in src and nothing outside it',
      severity: 'error',
      from: { path: '^src/app/' },
      to: { path: '^(sw|server|content|tests|e2e|bench|scripts)/' },
    },
    {
      name: 'wall-sw',
      comment: 'The service worker may import sync, store, api, contract, domain, platform, lib',
      severity: 'error',
      from: { path: '^sw/' },
      to: {
        path: '^(src|server|content|tests|e2e|bench|scripts)/',
        pathNot: rooms(['sync', 'store', 'api', 'contract', 'domain', 'platform', 'lib']),
      },
    },
    {
      name: 'wall-server',
      comment:
        'The server may import contract, domain, engine and lib from src; an operator’s own content is read as ours is',
      severity: 'error',
      from: { path: '^server/' },
      to: {
        path: '^(src|sw|content|tests|e2e|bench|scripts)/',
        pathNot: `${rooms(['contract', 'domain', 'engine', 'lib'])}|^content/(schema|read)/`,
      },
    },
    {
      name: 'wall-e2e',
      comment: 'A journey is walked as a person walks it: without the source, but for the list of addresses',
      severity: 'error',
      from: { path: '^e2e/' },
      to: { path: '^(src|sw|server|content)/', pathNot: '^src/app/paths\\.ts$' },
    },
    {
      name: 'wall-content',
      comment:
        'content is checked and read by itself: it may import only the names of choices and the calculator of formulas',
      severity: 'error',
      from: { path: '^content/' },
      to: {
        path: '^(src|sw|server|tests|e2e|bench|scripts)/',
        pathNot: '^src/(contract/explorer-options|engine/calc/expression)\\.ts$',
      },
    },
    fence('react', 'react|react-dom|react-router-dom|react-router', ['src/(app|features|components|ui|hooks)/']),
    fence('dexie', 'dexie', ['src/store/']),
    fence('ky', 'ky', ['src/api/']),
    fence('supabase', '@supabase', ['src/session/', 'server/auth/']),
    fence('workbox', 'workbox-[a-z]+', ['sw/', 'src/platform/']),
    fence('server libraries', 'hono|@hono|pg|pg-boss|@electric-sql|drizzle-orm|pino', ['server/']),
    fence('mail', 'nodemailer', ['server/mail/']),
    fence('YAML', 'yaml', ['content/']),
    fence('sign-in libraries', 'openid-client|otpauth|uqr', ['server/auth/']),
    {
      name: 'no-cycles',
      comment: 'Dependencies go one way',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'resolvable',
      comment: 'An import that leads nowhere hides every other rule',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|data|\\.cache)/' },
    tsPreCompilationDeps: true,
    parser: 'swc',
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
