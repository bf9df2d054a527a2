import { moduleName, subAppPath, subAppPrefixes } from '../../contract/sub-apps.ts'

type Chunk = {
  name: string
  address: string
  isEntry: boolean
  isDynamicEntry: boolean
  imports: string[]
  fileName: string
}

type Parts = {
  chunks: Chunk[]
  script: string
  style: string
  messages: Record<string, string>
  integrity: Record<string, string>
}

/**
 * What a server must know of the build: where each module of the import map lies now (`files`), what each file hashes
 * to, and which files a route needs, so that the page can ask for them at once.
 */
export const manifestOf = ({ chunks, script, style, messages, integrity }: Parts) => {
  const modules = chunks.filter(chunk => chunk.isEntry && !chunk.address.startsWith('/page/'))
  const files = Object.fromEntries(modules.map(({ address, name }) => [plain(address, name), address]))
  const chunkNamed = (name: string) => chunks.find(chunk => chunk.name === name)
  const named = (...names: string[]) =>
    withImports(
      chunks,
      names.flatMap(name => chunkNamed(name) ?? [])
    )
  const subApps = subAppPrefixes
    .filter(prefix => chunkNamed(prefix)?.address.startsWith('/sub-apps/'))
    .map(prefix => ({ prefix: subAppPath(prefix), files: named(prefix), module: moduleName(prefix) }))
  const preloads = [
    { prefix: '/', files: named('shell', 'dashboard') },
    { prefix: '/login', files: named('shell', 'login') },
    { prefix: '/dashboard', files: named('shell', 'dashboard') },
    ...subApps.map(({ prefix, files }) => ({ prefix, files }))
  ]
  return {
    files,
    integrity,
    style,
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
      const other = chunks.find(it => it.fileName === imported && it.address.startsWith(folderOf(chunk.address)))
      if (other !== undefined) found.add(other)
    }
  }
  return [...found].map(({ address }) => address)
}

const folderOf = (address: string): string => address.slice(0, address.lastIndexOf('/') + 1)

/** The name without its hash: what an import map writes. */
const plain = (address: string, name: string): string => address.replace(/[^/]+$/, `${name}.js`)
