// @ts-check
/**
 * The module boundaries: which module may import which, and how the import is spelled. `npm run check` enforces them.
 * test/imports plants a violation of each rule and sees it caught. A developer who breaks a rule reads why the boundary
 * exists, and where to go instead.
 */

const modules = 'contract|session|elements|controls|shell|root-config|cloud|clean-centre|conformance|packages|sub-apps'
const anyModule = `^(${modules})/`
const anySource = `^(${modules}|test|scripts)/`

/** Packages by name, wherever npm put them; one that is not installed has the name that the import wrote. */
const packages = (/** @type {string[]} */ ...names) => `(^|node_modules/(@types/)?)(${names.join('|')})($|/)`

/** Build and tool configuration lies beside the code that it configures and is no part of that code. */
const configFile = '\\.config\\.(mjs|ts)$'

/** Nobody imports these: test modules of the import map, a script of the page, and what scripts/pack takes by its path. */
const takenByPath =
  '^(test/e2e/modules/|root-config/overrides/gate\\.ts$|packages/elements/(without-page|component-of)\\.ts$|scripts/pack/(any-texts|page-session)\\.ts$)'

/** The commands of other repositories' projects: they run on a developer's machine, with the tools of the project. */
const kitTools = '^packages/kit/tools/'
const adapters = '^packages/kit/adapters/'
const kitForSubApps =
  '^packages/kit/((adapters/[^/]+|index|list|list-address\\.pure|path-below\\.pure|request-key|router\\.pure|typed-texts\\.pure)\\.ts|(svelte|portal(/(react|vue))?)/[^/]+)$'
const serverCode = '^(cloud|clean-centre/server|conformance)/'
/** The functions that make demo data. Simulated robots use them too. */
const robotData =
  '^cloud/(random\\.pure|topics/(identity/demo/password|deploy/demo/device-measures|robot-logs/demo/log-text\\.pure|robot-requests/demo/robot-answers|robots/demo/(faults|ways)))\\.ts$'

/** The session's entry points. A server that renders has the second one: no page, and no store is set. */
const session = '^session/index\\.ts$'
const serverSession = '^session/on-server\\.ts$'
/** The third one: the adapter of a page without a portal. */
const sessionWithoutPortal = '^session/browser/without-portal\\.ts$'
const contract = '^contract/'
const centreLink = '^contract/calls/cleaning/cleaning-centre\\.ts$'

/**
 * A file that decides without touching the world is named `<name>.pure.ts`: the same input gives the same answer. Tests
 * may enter here, with a table, beside the entry points. The whole contract is pure and needs no suffix.
 */
const pureFiles = [contract, `${anyModule}.+\\.pure\\.m?[jt]s$`]

/** What pure files may use: schemas, and modules that only compute. */
const pureModules = ['^net$', packages('acorn', 'bowser', 'valibot', '@valibot/to-json-schema', 'jsonc-parser')]

const entryPoints = [
  // The index of a topic of the cloud is for the other topics.
  '(?<!^cloud/topics/[^/]+)(^|/)(index|testing)\\.(ts|tsx)$',
  // The one wrapper that every element goes through; its tests bring an element of their own.
  '^elements/define/(define\\.ts|hydrate\\.tsx)$',
  // Tables that tests compare with Shoelace's own.
  '^controls/(components|terms/(ko|th))\\.ts$',
  // Each is an entry point of the package, named for its framework.
  '^packages/kit/(adapters/[^/]+\\.ts|portal/create-(form|table-file)\\.ts|svelte/[^/]+\\.svelte(\\.ts)?)$',
  // It sends by the browser's own means, which no faked adapter reaches.
  '^session/calls/send-file\\.ts$',
  // The model of a page, or of the forms that two pages share: stores and actions without their markup.
  '^shell/(pages/([^/]+(/(list|booking|upload|versions))?|dashboard/[^/]+)|sign-in(/(fields|workplace))?|forms)/[^/]+\\.ts$'
]

/** @type {[module: string, others: string[], why: string][]} the other modules of the project that a module may import */
const imports = [
  ['contract', [], 'Portal and cloud both stand on the contract, so it can stand on neither.'],
  ['session', [contract], 'Who shows something subscribes to the session; the session knows nobody who does.'],
  [
    'elements',
    [session, serverSession, sessionWithoutPortal, contract],
    'Elements stand on any page, so they know no page.'
  ],
  ['controls', [session, contract, '^elements/index\\.ts$'], 'Controls are for any page, so they know no page.'],
  ['shell', [session, contract, '^elements/'], 'Pages use the session and place elements by their tag.'],
  ['root-config', [session, contract, '^elements/[^/]+\\.css$'], 'An import map can exchange each other module.'],
  // The centre is another system, which one process mounts while somebody develops.
  ['cloud', [contract, '^clean-centre/index\\.ts$'], 'Another cloud may run in its place, by the same contract.'],
  ['clean-centre', [centreLink], 'It plays another maker’s system, which is told the format of the link alone.'],
  ['conformance', [contract], 'It measures any cloud. What it knew of ours would be asked of everybody.'],
  ['packages', [session, contract], 'Other teams use packages without the pages of the portal and its root.']
]

const sockets = 'ws|isomorphic-ws|reconnecting-websocket|partysocket|socket\\.io-client|sockjs-client'
const react = 'react(-dom)?|@nanostores/react|@r2wc/[^/]+|single-spa-react'
const databases = 'drizzle-orm|drizzle-kit|pg|@electric-sql/pglite'
const types = { dependencyTypesNot: ['type-only'] }
const notAliased = { dependencyTypesNot: ['aliased'] }

/** Where SQL is: what all topics share, and the `sql` and `schema` of each topic, a file or a folder. */
const sqlFiles =
  '^(cloud/database/|cloud/topics/[^/]+/(sql|schema|retention)(\\.ts$|/)|test/cloud/(support/|data/postgres\\.test))'

/** @type {[names: string, place: string, why: string, code?: typeof types][]} packages that one place alone may import */
const places = [
  ['ofetch', '^session/', 'Take `request` from @portal/session: it adds token, time limit and error classes.'],
  ['i18next|react-i18next|i18next-vue', '^session/', 'Use `$translate` or `addMessages` from @portal/session.'],
  ['js-cookie', '^session/', 'What a browser keeps, and how long, stands in one list: session/storage/stored.ts.'],
  [sockets, '^(session|cloud|test|scripts|bench)/', 'One connection serves the page; the cloud holds its other end.'],
  // The bench has a page of another portal, to be compared with.
  ['single-spa', '^(root-config|bench)/', 'Use `navigate` from @portal/session; types may be taken.', types],
  ['single-spa-react', '^(shell|sub-apps/[^/]+)/index\\.tsx?$', 'It makes lifecycles, which an entry point exports.'],
  ['@shoelace-style/shoelace', '^(test/)?controls/', 'A page has one copy. Write the tag: controls load it.', types],
  ['crypto-js', '(^|/)cleaning-centre[^/]*(/|\\.ts$)', 'It is discontinued. Use Web Crypto.'],
  // Tests on a PostgreSQL server have to make databases there, and to break connections.
  [databases, sqlFiles, 'SQL is written in cloud/database/ and in the sql and schema of a topic.'],
  ['pg', '^(cloud/database/engine/connections\\.ts$|test/cloud/support/)', 'Its connections have listeners.', types]
]

/** The topics of the cloud below the others. Each may use those before it, and all other topics may use them. */
const topicsBelow = [
  'rates',
  'delivery',
  'identity',
  'menu',
  'administration',
  'stores',
  'saved-filters',
  'robots',
  'messages',
  'robot-requests'
]

/** Beside one another are all other topics. So much is used of one by others. */
const topicsBeside = {
  deploy: ['robot-reports', 'robot-settings'],
  'device-upgrades': ['mobile-notifications'],
  elevators: ['mobile-notifications'],
  exports: ['cleaning', 'figures'],
  figures: ['cleaning', 'fault-care'],
  materials: ['resource-packages'],
  'mobile-notifications': ['open-platform', 'ota'],
  'open-platform': ['figures', 'robot-details'],
  phones: ['elevators', 'mobile-notifications'],
  'resource-packages': ['exports'],
  'robot-acts': ['deploy', 'ota', 'robot-locks', 'robot-registry', 'robot-settings', 'scenes'],
  'robot-credentials': ['mobile-notifications', 'robot-registry'],
  'robot-details': [
    'deploy',
    'fault-care',
    'figures',
    'materials',
    'resource-packages',
    'robot-locks',
    'robot-registry',
    'scenes'
  ],
  'robot-reports': ['fault-care', 'mobile-notifications', 'robot-locks', 'scenes'],
  watches: ['mobile-notifications']
}

/** @type {(names: string[]) => string} */
const anyTopic = names => `^cloud/topics/(${names.join('|')})/`

/** @type {[topic: string, used: string[]][]} what each topic may use of the others */
const uses = [
  ...topicsBelow.map((topic, place) => /** @type {[string, string[]]} */ ([topic, topicsBelow.slice(0, place)])),
  ...Object.entries(topicsBeside).map(
    ([topic, used]) => /** @type {[string, string[]]} */ ([topic, [...topicsBelow, ...used]])
  )
]

/** Tables refer to tables, demo data to demo data, and what is pure can be used by anybody. */
const openToTopics = ['^cloud/topics/[^/]+/schema(\\.ts$|/)', ...pureFiles]
const demoOfTopics = '^cloud/topics/[^/]+/demo(\\.ts$|/)'

/** @typedef {[path: string, without: string | string[], more?: object] | object} End of an import: where from, where to */

/** @type {Record<string, [why: string, rule: { from?: End, to?: End }]>} what no file of `from` imports */
const others = {
  'one-element-does-not-import-another': [
    'An element can be placed, and deleted, alone. What two share goes to elements/shared or into a store.',
    // A list is a table that asks for its rows.
    { from: ['^elements/([^/-]+-[^/]+)/', '^elements/portal-list/'], to: ['^elements/[^/-]+-[^/]+/', '^elements/$1/'] }
  ],
  'a-list-knows-no-element-but-its-table': [
    'A list is a table that asks for its rows. It can be deleted alone.',
    { from: { path: '^elements/portal-list/' }, to: ['^elements/[^/-]+-[^/]+/', '^elements/portal-(list|table)/'] }
  ],
  'shared-pieces-know-no-element': [
    'A piece that several elements share can belong to none of them. Give it what it needs as a property.',
    // Two files name each element: the list of those that are loaded on demand, and the module that defines all at once.
    {
      from: ['^elements/[^/-]+/', '^elements/(define/define-on-demand|anywhere/index)\\.ts$'],
      to: { path: '^elements/[^/-]+-[^/]+/' }
    }
  ],
  'shell-takes-only-types-from-elements': [
    'Elements are on the page by their tag. Write `import type`, or import @portal/elements, which is fetched.',
    { from: { path: '^shell/' }, to: ['^elements/', '^elements/index\\.ts$', types] }
  ],
  'one-page-does-not-import-another': [
    'A page can be deleted by deleting its folder. What two pages share goes to a folder beside pages/.',
    { from: { path: '^shell/pages/([^/.]+)' }, to: ['^shell/pages/', '^shell/pages/$1[/.]'] }
  ],
  'shared-parts-know-no-page': [
    'What several pages share can belong to none of them.',
    { from: ['^shell/[^/]+/', '^shell/pages/'], to: { path: '^shell/pages/' } }
  ],
  'simulated-robots-know-the-cloud-from-outside': [
    'They reach it by HTTP alone, as real robots do. What computes their data, and the kept password, is no part of it.',
    { from: { path: '^scripts/simulate' }, to: [anyModule, ['^(contract|conformance)/', robotData]] }
  ],
  'packages-take-only-types-from-the-session': [
    'A module of another team may run without the session. Take what the props give, or write `import type`.',
    // One entry point of the kit is the session itself. Forms and Svelte's parts need the session.
    { from: ['^packages/', '^packages/kit/(session\\.ts$|svelte/|portal/)'], to: { path: '^session/', ...types } }
  ],
  'sub-app-imports-only-session-contract-kit-and-itself': [
    'Sub-applications belong to different teams, who meet in the session, the contract and the kit.',
    { from: ['^sub-apps/([^/]+)/', configFile], to: [anySource, ['^sub-apps/$1/', session, contract, kitForSubApps]] }
  ],
  'session-only-by-its-entry-point': [
    'There is one session on the page. Its inside, imported past the entry point, would be a second copy of it.',
    { from: [anyModule, '^session/'], to: ['^session/', [session, serverSession, sessionWithoutPortal]] }
  ],
  'only-sql-knows-the-tables': [
    'Ask a question of the sql of the topic. A rule stays a rule, and the sql takes its value.',
    { from: [anyModule, sqlFiles], to: { path: '^cloud/(database/schema\\.ts$|topics/[^/]+/schema(\\.ts$|/))' } }
  ],
  'topics-meet-at-their-index': [
    'What other topics may use of a topic stands in its index.ts, and all else can be changed.',
    {
      from: ['^cloud/topics/([^/]+)/', demoOfTopics],
      to: ['^cloud/topics/[^/]+/', ['^cloud/topics/($1/|[^/]+/index\\.ts$)', ...openToTopics]]
    }
  ],
  'demo-data-meets-at-the-index-or-demo-data': [
    'Demo data may take the ids of other demo data. All else of a topic stands in its index.ts.',
    {
      from: { path: '^cloud/topics/([^/]+)/demo' },
      to: ['^cloud/topics/[^/]+/', ['^cloud/topics/($1/|[^/]+/index\\.ts$)', demoOfTopics, ...openToTopics]]
    }
  ],
  'no-react-behind-the-pages': [
    'Session, contract and root serve every framework, and the page stands before React has come.',
    { from: { path: '^(contract|session|root-config|cloud)/' }, to: { path: packages(react) } }
  ],
  'no-node-in-the-browser': [
    'These modules run in a browser, which has no Node API.',
    { from: [anyModule, [serverCode, kitTools, configFile]], to: { dependencyTypes: ['core'] } }
  ],
  'nothing-imports-tests-or-scripts': [
    'Neither is part of what runs; the portal must work without them.',
    { from: [anyModule, configFile], to: { path: '^(test|scripts)/' } }
  ],
  'testing-entry-points-are-for-tests': [
    'They allow what must not be possible in production. scripts/dev.ts may use them: it is not production.',
    { from: { pathNot: '^(test/|scripts/dev)' }, to: { path: '(^|/)testing\\.tsx?$' } }
  ],
  'tests-enter-by-entry-points': [
    'A test that reaches inside breaks when the inside is made better. Files that only decide may be entered: *.pure.ts.',
    { from: { path: '^test/' }, to: [anyModule, [...pureFiles, ...entryPoints, '\\.(json|css|html)$'], types] }
  ],
  'pure-files-stay-pure': [
    'Tests enter here, for the file touches nothing. It may import schemas, pure files, and functions of the session.',
    { from: { path: pureFiles }, to: { pathNot: [...pureFiles, ...pureModules, session], ...types } }
  ],
  'other-modules-by-their-name': [
    './x.ts is this module or sub-application, #contract/x.ts is compiled in, @portal/session is fetched at run time.',
    { from: ['^((?:sub-apps/)?[^/]+)/', ['^(test|scripts|bench)/', configFile]], to: [anyModule, '^$1/', notAliased] }
  ],
  'own-module-by-path': [
    'A file of the same module is written ./x.ts: the name of a module says that a module boundary is crossed.',
    { from: { path: '^([^/]+)/' }, to: { path: '^$1/', dependencyTypes: ['aliased'] } }
  ],
  'no-tools-in-what-runs': [
    'A development dependency is not there where the portal runs. Move it to `dependencies` or do without.',
    // A package leaves the framework of an adapter to its users.
    { from: [anyModule, [configFile, adapters]], to: { dependencyTypes: ['npm-dev'], ...types } }
  ],
  'no-undeclared-packages': [
    'Add it to the nearest package.json.',
    { to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] } }
  ],
  'no-circles': ['Neither file can be understood alone. Move the shared part out.', { to: { circular: true } }],
  // The build itself makes the modules of `portal:`.
  'no-unresolvable': ['It fails at run time.', { to: { couldNotResolve: true, pathNot: '^portal:' } }],
  'no-orphans': [
    'Nobody imports this file and it imports nobody, so nothing would notice if it were gone. Delete it.',
    { from: { orphan: true, pathNot: ['(\\.d|\\.test)\\.tsx?$', configFile, takenByPath] } }
  ]
}

/** @param {End} end */
const condition = end => (Array.isArray(end) ? { path: end[0], pathNot: end[1], ...end[2] } : end)

/** @type {(name: string, comment: string, from?: End, to?: End) => import('dependency-cruiser').IForbiddenRuleType} */
const rule = (name, comment, from = {}, to = {}) => ({ name, comment, from: condition(from), to: condition(to) })

/** @type {(from: End, used: string[]) => import('dependency-cruiser').IForbiddenRuleType} */
const usesOf = (from, used) =>
  rule(
    'topics-use-those-below',
    'Who uses whom stands in topicsBelow and topicsBeside. Each more makes a topic harder to change.',
    from,
    ['^cloud/topics/[^/]+/', [...used, ...openToTopics]]
  )

const usesOfTopics = [
  ...uses.map(([topic, used]) => usesOf({ path: anyTopic([topic]) }, [anyTopic([topic, ...used])])),
  usesOf(
    ['^cloud/topics/([^/]+)/', anyTopic(uses.map(([topic]) => topic))],
    ['^cloud/topics/$1/', anyTopic(topicsBelow)]
  )
]

const forbidden = [
  ...imports.map(([module, allowed, why]) =>
    rule(`${module}-imports`, why, [`^${module}/`, configFile], [anySource, [`^${module}/`, ...allowed]])
  ),
  ...places.map(([names, place, why, more = {}]) =>
    rule(`${names.split('|')[0]}-in-one-place`, why, { pathNot: place }, { path: packages(names), ...more })
  ),
  ...usesOfTopics,
  ...Object.entries(others).map(([name, [why, { from, to }]]) => rule(name, why, from, to))
]

/** @satisfies {import('dependency-cruiser').IConfiguration} */
const configuration = {
  forbidden,
  options: {
    doNotFollow: { path: 'node_modules' },
    // The sources of other repositories, which have packages of their own.
    exclude: { path: '^packages/templates/' },
    // Type-only imports count too: they tie modules together just as well.
    tsPreCompilationDeps: 'specify',
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
      conditionNames: ['import', 'browser', 'node', 'default', 'types'],
      exportsFields: ['exports']
    }
  }
}

// biome-ignore lint/style/noDefaultExport: dependency-cruiser reads its configuration from there.
export default configuration
