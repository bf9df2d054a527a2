// @ts-check
/**
 * The module boundaries: which module may import which, and how the import is spelled. `npm run check` enforces them.
 * test/walls plants a violation of each rule and sees it caught. A developer who breaks a rule reads its comment: why
 * the boundary exists and where to go instead.
 */

const rooms = [
  'contract',
  'session',
  'elements',
  'controls',
  'shell',
  'root-config',
  'cloud',
  'clean-centre',
  'conformance',
  'packages',
  'sub-apps'
]
const anyRoom = `^(${rooms.join('|')})/`

/**
 * A room that may import, of the project's files, only its own and those that the paths name.
 * @param {string} room
 * @param {string[]} paths
 */
const onlyImports = (room, paths) => ({
  from: { path: `^${room}/`, pathNot: configFile },
  to: { path: `^(${rooms.join('|')}|test|scripts)/`, pathNot: [`^${room}/`, ...paths] }
})

/**
 * Packages by name, wherever npm put them; one that is not installed has the name that the import wrote.
 * @param {string[]} names
 */
const packages = (...names) => `(^|node_modules/(@types/)?)(${names.join('|')})($|/)`

/** Build and tool configuration lies beside the code that it configures and is no part of that code. */
const configFile = '\\.config\\.(mjs|ts)$'

/** Sub-applications that misbehave: tests put them into the import map, nobody imports them. */
const hostedModule = '^test/e2e/modules/'

/** The build puts it into pages as their own script (scripts/build.ts): it needs nobody, and nobody imports it. */
const inlineScript = '^root-config/overrides/gate\\.ts$'

/** Put into a package, or in the place of message files, by its path (scripts/pack). */
const packedModule = '^(packages/elements/without-page|scripts/pack/any-texts)\\.ts$'

/** The commands of other repositories' projects: they run on a developer's machine, with the tools of the project. */
const kitTools = '^packages/kit/tools/'

const sessionDoor = '^session/index\\.ts$'

/** The entry point for a server that renders: no page, and no store is set. */
const serverDoor = '^session/on-server\\.ts$'

/**
 * Files that decide without touching the world: the same input gives the same answer. Tests may enter here, with a
 * table, beside the entry point. The rule `pure-files-stay-pure` keeps the files pure.
 */
const pureFiles = [
  '^contract/',
  '^session/(menu/menu-(rows|tree)|message-centre/message-(link|list)|storage/stored-names|live/(change|live)-plan|calls/repeat-plan)\\.ts$',
  '^session/(routes/(paths|redirect)|language/choose-language|frame/(choose-theme|sub-app-mode-of)|browser/describe-browser)\\.ts$',
  '^session/identity/(account-name|go-change|permissions|read-mobile-link|token-form)\\.ts$',
  '^root-config/(routing/(guard|page-name)|apps/prefetch-rules|main/view|extensions/found|sandbox/(may-go|rate))\\.ts$',
  '^root-config/reasons/failure-reason\\.ts$',
  '^elements/shared/(menu-entries|page-numbers|search-text)\\.ts$',
  '^elements/portal-header/palette/goals\\.ts$',
  '^elements/gallery/(code-of|states)\\.ts$',
  '^controls/gallery/(code-of|samples)\\.ts$',
  '^elements/portal-table/decide/[^/]+\\.ts$',
  '^shell/(forms/digits-of|pieces/mask)\\.ts$',
  '^clean-centre/page/(problem|robot-status)\\.ts$',
  '^cloud/(overloaded|refusal|settings|start/start-error|trusted-proxies)\\.ts$',
  '^cloud/administration/limits-of-power\\.ts$',
  '^cloud/cleaning/plan-problem\\.ts$',
  '^cloud/database/engine/unavailable\\.ts$',
  '^cloud/csv/read-(csv|table)\\.ts$',
  '^cloud/deploy/fault-code-rows\\.ts$',
  '^cloud/demo/robots/places\\.ts$',
  '^cloud/stores/(binding|store-rows)\\.ts$',
  '^cloud/delivery/(attempts|transport|webhook-key)\\.ts$',
  '^cloud/demo/decide\\.ts$',
  '^cloud/live/spread\\.ts$',
  '^cloud/http/(answer/html|own-page|repeated-faults|request/most-values)\\.ts$',
  '^cloud/identity/sign-in/(device|network-address)\\.ts$',
  '^cloud/portal/(policy/content-security-policy|release/import-map|naming|page|wants-page)\\.ts$',
  '^cloud/releases/(choose|judge)\\.ts$',
  '^cloud/live/cursors\\.ts$',
  '^cloud/routes/portal/open-api\\.ts$',
  '^cloud/shop/order-problems\\.ts$',
  '^packages/kit/(list-address|loaded|path-below|store|texts|testing/(answers|generate|samples))\\.ts$',
  '^packages/kit/tools/(check/(check-file|finding)|dev/(change-answer|dev-module)|mock/mock-(answer|switches))\\.ts$',
  '^sub-apps/[^/]+/(filter-address|form-problems|page-numbers|page-of)\\.ts$',
  '^cloud/(robot-acts/outcomes|robot-locks/(serial-form|told-state)|robots/kept-filter|robots/stretch-changes)\\.ts$',
  '^sub-apps/robot/(list/(filter-address|many/acts|saved/kept-filter)|records/record-filter|detail/(day-parts|content-rows|map-(drawing|labels)|whereabouts)|locks/lock-(acts|address)|running/(by-kind|running-(address|days))|templates/(clock-text|template-draft|why-failed))\\.ts$',
  '^sub-apps/store/(dashboard-card/stores-to-see|form/(hours|store)-draft|hours/(open-state|week)|list/store-filter|map/(map-view|outline-of))\\.m?[jt]s$',
  '^sub-apps/message/(text-drafts|zone-time|sent/(audience|message)-draft|(announcements/announcement|templates/template)-draft)\\.ts$',
  '^cloud/ota/(next-step|night)\\.ts$',
  '^cloud/platform/(elevator-floors|next-of-ride|notifications/fate|phones/next-call-state|upgrades/(next-upgrade|upgrade-plan)|play-ride|ride-machine)\\.ts$',
  '^cloud/demo/(random|robot-logs/log-text)\\.ts$',
  '^cloud/open-platform/(fields|judge|read-credentials)\\.ts$',
  '^sub-apps/platform/([a-z]+/routes|parts/route|open/(calls/console-request|releases/note-draft|states))\\.ts$',
  '^sub-apps/platform/(parts/(form-draft|route)|[a-z]+/routes|elevator/(config|elevator)-draft|iot/(notifications/rule-draft|upgrades/upgrade-choice)|phone/voice-draft)\\.ts$',
  '^sub-apps/ota/(software/version-draft|roll-outs/(acts-of|roll-out-draft))\\.ts$',
  '^sub-apps/auth/(audit/facts-of|list-address|roles/permission-set)\\.ts$',
  '^cloud/resources/judge-floors\\.ts$',
  '^sub-apps/resourceweb/scenes/(page-of|editor/(draft|editor-state|history|places))\\.ts$',
  '^cloud/resource-packages/read-sayings\\.ts$',
  '^sub-apps/resourceweb/packages/(page-of|upload/upload-draft)\\.ts$',
  '^sub-apps/resourceweb/(parts/file-parts|materials/(page-of|groups/group-draft))\\.ts$',
  '^cloud/materials/(file/(film-facts|format-of|measure-file|picture-size)|count-shown|judge-group|range-of|rights)\\.ts$',
  '^sub-apps/auth/(list-address|roles/permission-set)\\.ts$',
  '^sub-apps/deploy/(list-address|fault-codes/code-draft|devices/chart-lines|mapping/mapping-draft|settings/setting-draft|parts/request-state)\\.ts$',
  '^sub-apps/deploy/logs/(find-match|line-(store|window)|log-(address|time)|shown-text)\\.ts$',
  '^sub-apps/statement/(cleaning/list-place|export/export-state|faults/(heat-of|mean-of)|period/(days|pair-days|periods-address))\\.ts$',
  '^sub-apps/shop/(list-address|money|cart/order-draft|catalogue/catalogue-drafts|goods/goods-draft)\\.ts$',
  '^sub-apps/shop/(inventory/movement-draft|parts/typed-texts)\\.ts$',
  '^sub-apps/operation/(beijing|dashboard/freshness|dispatch/dispatch-(acts|address)|records/filter-address)\\.ts$',
  '^sub-apps/operation/(schedule/(absence|hours)-draft|week/week-days)\\.ts$'
]

/** Modules that pure files may use: schemas, and modules that only compute. */
const pureModules = ['^net$', packages('acorn', 'bowser', 'valibot', '@valibot/to-json-schema', 'jsonc-parser')]

const doors = [
  '(^|/)(index|testing)\\.(ts|tsx)$',
  // The one wrapper that every element goes through; its tests bring an element of their own.
  '^elements/define/define\\.ts$',
  // Tables that tests compare with Shoelace's own.
  '^controls/(components|terms/(ko|th))\\.ts$',
  // Each is an entry point of the package, named for its framework.
  '^packages/kit/(adapters/[^/]+\\.ts|svelte/[^/]+\\.svelte(\\.ts)?)$',
  // The model of a page, or of the forms that two pages share: stores and actions without their markup.
  '^shell/(pages/[^/]+(/(list|booking|upload|versions))?|sign-in(/(fields|workplace))?|forms)/[^/]+\\.ts$',
  // The dashboard has more files than a folder holds.
  '^shell/pages/dashboard/[^/]+/[^/]+\\.ts$'
]

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const rules = [
  {
    name: 'contract-imports-nothing-of-ours',
    comment: 'Portal and cloud both stand on the contract, so it can stand on neither.',
    ...onlyImports('contract', [])
  },
  {
    name: 'session-imports-only-contract',
    comment: 'Whoever shows something subscribes to the session; the session knows nobody who does.',
    ...onlyImports('session', ['^contract/'])
  },
  {
    name: 'elements-import-only-session-and-contract',
    comment: 'Elements are placed on any page by anyone, so they know the session and no page.',
    ...onlyImports('elements', [sessionDoor, serverDoor, '^contract/'])
  },
  {
    name: 'controls-import-only-session-contract-and-elements',
    comment: 'Controls are for pages of anyone, so they know no page. They load elements on demand by their tag.',
    ...onlyImports('controls', [sessionDoor, '^contract/', '^elements/index\\.ts$'])
  },
  {
    name: 'one-element-does-not-import-another',
    comment: 'An element can be placed, and deleted, alone. What two share goes to elements/shared or into a store.',
    from: { path: '^elements/([^/-]+-[^/]+)/' },
    to: { path: '^elements/[^/-]+-[^/]+/', pathNot: '^elements/$1/' }
  },
  {
    name: 'shared-pieces-know-no-element',
    comment: 'A piece that several elements share can belong to none of them. Give it what it needs as a property.',
    // The list of elements that are loaded on demand names each of them.
    from: { path: '^elements/[^/-]+/', pathNot: '^elements/define/define-on-demand\\.ts$' },
    to: { path: '^elements/[^/-]+-[^/]+/' }
  },
  {
    name: 'shell-imports-only-session-contract-and-types-of-elements',
    comment: 'Pages use the session and place elements by their tag.',
    ...onlyImports('shell', [sessionDoor, '^contract/', '^elements/'])
  },
  {
    name: 'shell-takes-only-types-from-elements',
    comment:
      'Elements are on the page already, by their tag; importing their code would ship it twice. Write `import type`, ' +
      'or take what the entry point of @portal/elements gives, which is fetched at run time.',
    from: { path: '^shell/' },
    to: { path: '^elements/', pathNot: '^elements/index\\.ts$', dependencyTypesNot: ['type-only'] }
  },
  {
    name: 'one-page-does-not-import-another',
    comment: 'A page can be deleted by deleting its folder. What two pages share goes to a folder beside pages/.',
    from: { path: '^shell/pages/([^/.]+)' },
    to: { path: '^shell/pages/', pathNot: '^shell/pages/$1[/.]' }
  },
  {
    name: 'shared-parts-know-no-page',
    comment: 'What several pages share can belong to none of them.',
    from: { path: '^shell/[^/]+/', pathNot: '^shell/pages/' },
    to: { path: '^shell/pages/' }
  },
  {
    name: 'root-config-imports-only-session-and-contract',
    comment:
      'The root wires modules together by bare name at run time, so that an import map can exchange each of them.',
    ...onlyImports('root-config', [sessionDoor, '^contract/', '^elements/[^/]+\\.css$'])
  },
  {
    name: 'cloud-imports-only-contract',
    comment: 'The cloud must run without the portal, and another cloud in its place: they meet in the contract.',
    // The centre is another system, which one process mounts while somebody develops.
    ...onlyImports('cloud', ['^contract/', '^clean-centre/index\\.ts$'])
  },
  {
    name: 'clean-centre-imports-only-the-link',
    comment:
      'It plays the part of another maker’s system. It knows of the portal what such a maker is told: the format of the ' +
      'link, and calls by HTTP.',
    ...onlyImports('clean-centre', ['^contract/calls/cleaning/cleaning-centre\\.ts$'])
  },
  {
    name: 'conformance-imports-only-contract',
    comment: 'It measures any cloud by the contract. What it knew of ours would be asked of everybody.',
    ...onlyImports('conformance', ['^contract/'])
  },
  {
    name: 'simulated-robots-know-the-cloud-from-outside',
    comment:
      'They reach it by HTTP alone, as real robots do. The random numbers, the measures, answers and logs made of them, and the kept password are no part of it.',
    from: { path: '^scripts/simulate' },
    to: {
      path: anyRoom,
      pathNot: [
        '^(contract|conformance)/',
        '^cloud/demo/(people/password|random|robot-logs/log-text|robots/(device-measures|robot-answers))\\.ts$'
      ]
    }
  },
  {
    name: 'packages-import-only-contract-and-session',
    comment: 'A package is for repositories of other teams, who have neither the pages of the portal nor its root.',
    ...onlyImports('packages', [sessionDoor, '^contract/'])
  },
  {
    name: 'packages-take-only-types-from-the-session',
    comment:
      'A module of another team may run without the session, on its props alone. Take what the props give, or write ' +
      '`import type`.',
    // One entry point of the kit is the session itself. Svelte's parts serve this repository alone.
    from: { path: '^packages/', pathNot: '^packages/kit/(session\\.ts$|api/|svelte/)' },
    to: { path: '^session/', dependencyTypesNot: ['type-only'] }
  },
  {
    name: 'sub-app-imports-only-session-contract-kit-and-itself',
    comment:
      'Sub-applications belong to different teams, who meet in the session, the contract and the kit, and not in source.',
    from: { path: '^sub-apps/([^/]+)/', pathNot: configFile },
    to: {
      path: `^(${rooms.join('|')}|test|scripts)/`,
      pathNot: [
        '^sub-apps/$1/',
        sessionDoor,
        '^contract/',
        '^packages/kit/(digest-of|index|list-address|path-below|request-key|adapters/[^/]+)\\.ts$',
        '^packages/kit/svelte/[^/]+\\.svelte(\\.ts)?$'
      ]
    }
  },
  {
    name: 'session-only-through-its-door',
    comment:
      'There is one session on the page. Its inside, imported past the entry point, would be a second copy of it.',
    from: { path: anyRoom, pathNot: '^session/' },
    to: { path: '^session/', pathNot: [sessionDoor, serverDoor] }
  },
  {
    name: 'sql-only-in-cloud-database',
    comment: 'Routes ask questions of cloud/database; the questions are put in SQL there, where all of it can be read.',
    // Tests on a PostgreSQL server have to make databases there, and to break connections.
    from: { pathNot: ['^cloud/database/', '^test/cloud/(support/|data/postgres\\.test)'] },
    to: { path: packages('drizzle-orm', 'drizzle-kit', 'pg', '@electric-sql/pglite') }
  },
  {
    name: 'connections-only-in-one-file',
    comment:
      'A connection that nobody listens to ends the process when it is lost. Take one from engine/connections.ts.',
    from: { pathNot: ['^cloud/database/engine/connections\\.ts$', '^test/cloud/support/'] },
    to: { path: packages('pg'), dependencyTypesNot: ['type-only'] }
  },
  {
    name: 'http-client-only-in-session',
    comment: 'Token, time limit and error classes are added in one place. Use `request` from @portal/session.',
    from: { pathNot: '^session/' },
    to: { path: packages('ofetch') }
  },
  {
    name: 'catalogue-only-in-session',
    comment: 'There is one language on the page. Use `$translate` or `addMessages` from @portal/session.',
    from: { pathNot: '^session/' },
    to: { path: packages('i18next', 'react-i18next', 'i18next-vue') }
  },
  {
    name: 'cookies-only-in-session',
    comment: 'What is kept in the browser, and how long, stands in one list (session/storage/stored.ts).',
    from: { pathNot: '^session/' },
    to: { path: packages('js-cookie') }
  },
  {
    name: 'sockets-only-in-session',
    comment: 'One connection serves the whole page. The cloud holds the other end of it.',
    from: { path: anyRoom, pathNot: '^(session|cloud)/' },
    to: {
      path: packages(
        'ws',
        'isomorphic-ws',
        'reconnecting-websocket',
        'partysocket',
        'socket\\.io-client',
        'sockjs-client'
      )
    }
  },
  {
    name: 'single-spa-only-in-root-config',
    comment: 'Who is on the page is decided in one module. Use `navigate` from @portal/session; types may be taken.',
    // The bench has a page of another portal, to be compared with.
    from: { pathNot: '^(root-config|bench)/' },
    to: { path: packages('single-spa'), dependencyTypesNot: ['type-only'] }
  },
  {
    name: 'single-spa-react-only-where-lifecycles-are-exported',
    comment: 'It makes the lifecycles of a whole application, which is what an entry point exports.',
    from: { pathNot: '^(shell|sub-apps/[^/]+)/index\\.tsx?$' },
    to: { path: packages('single-spa-react') }
  },
  {
    name: 'shoelace-only-in-controls',
    comment: 'A page has one copy of Shoelace. Write its tag: @portal/controls loads the component.',
    from: { pathNot: '^(test/)?controls/' },
    to: { path: packages('@shoelace-style/shoelace'), dependencyTypesNot: ['type-only'] }
  },
  {
    name: 'crypto-js-only-in-the-cleaning-centre-link',
    comment:
      'The library is discontinued and here only for the link where a vendor’s cloud does not sign it. Use Web Crypto.',
    from: { pathNot: '(^|/)cleaning-centre[^/]*(/|\\.ts$)' },
    to: { path: packages('crypto-js') }
  },
  {
    name: 'no-react-behind-the-pages',
    comment: 'Session, contract and root serve every framework, and the page stands before React has come.',
    from: { path: '^(contract|session|root-config|cloud)/' },
    to: { path: packages('react', 'react-dom', '@nanostores/react', '@r2wc/[^/]+', 'single-spa-react') }
  },
  {
    name: 'no-node-in-the-browser',
    comment: 'These modules run in a browser, which has no Node API.',
    from: { path: anyRoom, pathNot: ['^(cloud|clean-centre/server|conformance)/', kitTools, configFile] },
    to: { dependencyTypes: ['core'] }
  },
  {
    name: 'nothing-imports-tests-or-scripts',
    comment: 'Neither is part of what runs; the portal must work without them.',
    from: { path: anyRoom, pathNot: configFile },
    to: { path: '^(test|scripts)/' }
  },
  {
    name: 'testing-doors-are-for-tests',
    comment:
      'A testing entry point allows things that must not be possible in production. scripts/dev.ts may use it, because it is not production.',
    from: { pathNot: '^(test/|scripts/dev)' },
    to: { path: '(^|/)testing\\.tsx?$' }
  },
  {
    name: 'tests-enter-by-doors',
    comment:
      'A test that reaches inside breaks when the inside is made better. Use index.ts or testing.ts; a file that only ' +
      'decides can be listed among the pure files of .dependency-cruiser.mjs.',
    from: { path: '^test/' },
    to: {
      path: anyRoom,
      pathNot: [...pureFiles, ...doors, '\\.(json|css|html)$'],
      dependencyTypesNot: ['type-only']
    }
  },
  {
    name: 'pure-files-stay-pure',
    comment:
      'Tests enter here because the file touches nothing. It may import schemas, other pure files, and the functions ' +
      'that other modules find pure behind the entry point of the session.',
    from: { path: pureFiles },
    to: { pathNot: [...pureFiles, ...pureModules, sessionDoor], dependencyTypesNot: ['type-only'] }
  },
  {
    name: 'other-rooms-by-their-name',
    comment:
      'How an import is written says how far away the thing is: ./x.ts is this module, #contract/x.ts another module that is ' +
      'compiled in, @portal/session is fetched at run time.',
    from: { path: '^([^/]+)/', pathNot: ['^(test|scripts|bench)/', '^sub-apps/', configFile] },
    to: { path: anyRoom, pathNot: '^$1/', dependencyTypesNot: ['aliased'] }
  },
  {
    name: 'own-room-by-path',
    comment:
      'A file of the same module is written ./x.ts: the name of a module says that a module boundary is crossed.',
    from: { path: '^([^/]+)/' },
    to: { path: '^$1/', dependencyTypes: ['aliased'] }
  },
  {
    name: 'sub-app-names-other-rooms',
    comment:
      'A sub-application has its own folder; everything outside it is another module and is written by its name.',
    from: { path: '^sub-apps/([^/]+)/', pathNot: configFile },
    to: { path: anyRoom, pathNot: '^sub-apps/$1/', dependencyTypesNot: ['aliased'] }
  },
  {
    name: 'no-tools-in-what-runs',
    comment: 'A development dependency is not there where the portal runs. Move it to `dependencies` or do without.',
    // A package leaves the framework of an adapter to its users.
    from: { path: anyRoom, pathNot: [configFile, '^packages/kit/(adapters|api)/', kitTools] },
    to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] }
  },
  {
    name: 'no-undeclared-packages',
    comment:
      'A package that only lies there because another one needs it may go with any upgrade: add it to package.json.',
    from: {},
    to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] }
  },
  {
    name: 'no-circles',
    comment:
      'Of two files that need each other neither can be understood, tested or moved alone. Move the shared part out.',
    from: {},
    to: { circular: true }
  },
  {
    name: 'no-unresolvable',
    comment: 'An import that leads nowhere fails in front of whoever opens that page first.',
    from: {},
    // Modules that the build itself makes.
    to: { couldNotResolve: true, pathNot: '^portal:' }
  },
  {
    name: 'no-orphans',
    comment: 'Nobody imports this file and it imports nobody, so nothing would notice if it were gone. Delete it.',
    from: {
      orphan: true,
      pathNot: ['\\.d\\.ts$', '\\.test\\.tsx?$', configFile, hostedModule, inlineScript, packedModule]
    },
    to: {}
  }
]

/** @satisfies {import('dependency-cruiser').IConfiguration} */
const configuration = {
  forbidden: rules.map(rule => ({ ...rule, severity: 'error' })),
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
