import { subAppPath, subAppPrefixes } from '../../contract/page/sub-apps/sub-apps.ts'

type Chunk = {
  name: string
  address: string
  isEntry: boolean
  imports: string[]
  fileName: string
}

type Parts = {
  chunks: Chunk[]
  script: string
  messages: string
  facades: Record<string, string>
  integrity: Record<string, string>
}

/**
 * The build's facts for a server: the place of each module of the import map (`files`), and the hash of each file. Also
 * the files of each route, so that the page can ask for them at once.
 */
export const manifestOf = ({ chunks, script, messages, facades, integrity }: Parts) => {
  const modules = chunks.filter(chunk => chunk.isEntry && !/^\/(page|server)\//.test(chunk.address))
  const files = Object.fromEntries(modules.map(({ address, name }) => [plain(address, name), address]))
  const own = chunks.filter(({ address }) => address.startsWith('/assets/'))
  // A chunk of a pure file has the file's name, whose suffix matters to no page.
  const named = (...names: string[]) =>
    withImports(
      own,
      own.filter(({ name }) => names.includes(name.replace('.pure', '')))
    )
  /** The files that a member's page loads when it is idle. The first script already brought their shared folders. */
  const lateOf = (...names: string[]) => named(...names).filter(file => modules.every(it => it.address !== file))
  const subApps = subAppPrefixes.flatMap(prefix => {
    const below = chunks.filter(({ address }) => address.startsWith(`/sub-apps/${prefix}/`))
    // Its contributions to other pages are files of their own, which come when they are seen.
    const entry = below.filter(({ isEntry, name }) => isEntry && name === prefix)
    // Names of one module, as those of React, have one facade.
    const shared = new Set(entry.flatMap(({ imports }) => imports.flatMap(name => facades[name] ?? [])))
    const files = [...withImports(below, entry), ...shared, ...lateOf('isolation')]
    return entry.length === 0 ? [] : [{ prefix: subAppPath(prefix), files }]
  })
  // The last two come with the first usage events.
  const late = [
    ...named('controls'),
    ...lateOf('late-elements', 'dialogs', 'for-members', 'after-first-page', 'describe-browser', 'without-secrets')
  ]
  const everyPage = named('react', 'elements')
  const preloads = [
    { prefix: '/login', files: named('shell', 'login') },
    { prefix: '/', files: named('shell', 'dashboard') },
    { prefix: '/dashboard', files: named('shell', 'dashboard') },
    { prefix: '/lang', files: named('shell', 'languages') },
    { prefix: '/ops/releases', files: named('shell', 'releases') },
    ...subApps
  ]
  const ofTable = lateOf('define-table')
  /** Pages with a `<portal-list>`. */
  const withList = [
    'auth',
    'deploy',
    'message',
    'operation',
    'ota',
    'platform',
    'resourceweb',
    'robot',
    'shop',
    'statement',
    'store'
  ].map(name => `/sub-app/${name}`)
  const ofList = lateOf('define-list')
  const ofMember = (files: string[]): string[] => [...new Set([script, ...everyPage, ...files, ...late])]
  return {
    files,
    facades,
    integrity,
    messages,
    frame: chunks.find(({ address, isEntry }) => isEntry && address.startsWith('/server/'))?.address,
    everyPage,
    preloads,
    controls: own.filter(({ name }) => /^(controls|control-[\w-]+|icons)$/.test(name)).map(({ address }) => address),
    /** All JavaScript that a first visit of a route loads; budgets hold these sums. */
    routes: {
      '/login': [
        ...new Set([
          script,
          ...everyPage,
          ...named('shell', 'login'),
          ...lateOf('welcome', 'after-first-page', 'workplace-link')
        ])
      ],
      '/dashboard': ofMember(named('shell', 'dashboard', 'chart', 'cards')),
      // Nobody books with the first look: the steps and their calendar come with the second route.
      '/reserve': ofMember(named('shell', 'reserve')),
      '/reserve?add': ofMember(named('shell', 'reserve', 'booking-page')),
      '/lang': ofMember([...named('shell', 'languages'), ...ofTable]),
      '/ops/releases': ofMember([...named('shell', 'releases'), ...ofTable]),
      ...Object.fromEntries(
        subApps.map(({ prefix, files }) => [
          prefix,
          ofMember([...files, ...lateOf('report-module'), ...(withList.includes(prefix) ? ofList : [])])
        ])
      )
    }
  }
}

/** Chunks and the chunks that they import, so that a shared part is known before the first chunk has arrived. */
const withImports = (chunks: Chunk[], wanted: Chunk[]): string[] => {
  const found = new Set<Chunk>(wanted)
  for (const chunk of found) {
    for (const imported of chunk.imports) {
      const other = chunks.find(it => it.fileName === imported)
      if (other !== undefined) found.add(other)
    }
  }
  return [...found].map(({ address }) => address)
}

/** The name without its hash, as an import map writes it. */
const plain = (address: string, name: string): string =>
  address.replace(/[^/]+?(\.m?js)$/, (_, ending: string) => name + ending)
