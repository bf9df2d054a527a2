import { subAppPath, subAppPrefixes } from '../../contract/sub-apps.ts'

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
  messages: Record<string, string>
  integrity: Record<string, string>
}

/**
 * What a server must know of the build: where each module of the import map lies now (`files`), what each file hashes
 * to, and which files a route needs, so that the page can ask for them at once.
 */
export const manifestOf = ({ chunks, script, messages, integrity }: Parts) => {
  const modules = chunks.filter(chunk => chunk.isEntry && !chunk.address.startsWith('/page/'))
  const files = Object.fromEntries(modules.map(({ address, name }) => [plain(address, name), address]))
  const own = chunks.filter(({ address }) => address.startsWith('/assets/'))
  const named = (...names: string[]) =>
    withImports(
      own,
      own.filter(({ name }) => names.includes(name))
    )
  const subApps = subAppPrefixes.flatMap(prefix => {
    const below = chunks.filter(({ address }) => address.startsWith(`/sub-apps/${prefix}/`))
    const entry = below.filter(({ isEntry }) => isEntry)
    return entry.length === 0 ? [] : [{ prefix: subAppPath(prefix), files: withImports(below, entry) }]
  })
  const preloads = [
    { prefix: '/', files: named('shell', 'dashboard') },
    { prefix: '/login', files: named('shell', 'login') },
    { prefix: '/dashboard', files: named('shell', 'dashboard') },
    ...subApps
  ]
  return {
    files,
    integrity,
    messages,
    everyPage: named('react'),
    preloads,
    /** What JavaScript a first visit of a route loads in all; budgets hold these sums. */
    routes: {
      '/login': [script, ...named('react', 'shell', 'login')],
      '/dashboard': [script, ...named('react', 'shell', 'dashboard', 'chart')],
      ...Object.fromEntries(subApps.map(({ prefix, files }) => [prefix, [script, ...named('react'), ...files]]))
    }
  }
}

/** Chunks and what they import, so that a shared part is not found out about only when the first chunk has arrived. */
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

/** The name without its hash: what an import map writes. */
const plain = (address: string, name: string): string => address.replace(/[^/]+$/, `${name}.js`)
