/** The hash of each later part of a build, with the parts that it imports before it runs. */
export type Parts = Readonly<Record<string, readonly [integrity: string, ...imports: string[]]>>

/** `import()` of a built module, with an address beside the module that has it. */
const imported = /\bimport\(\s*(["'`])\.\/(.+?)\1/

/** Parts that came with the right hash, and those that are on their way. */
const fetched = new Map<string, Promise<void>>()

/**
 * Loads a part that a module imports later. The plugin for Vite calls it for each `import()`. The browser compares the
 * part and all that it imports with the hashes of the build first. The portal's map has the hash of the first file, and
 * that file has the hashes of its parts.
 * @param load calls `import()`
 * @param base the address of the first file. Its parts lie beside it
 * @throws Error where a part can't be fetched, or has other bytes
 */
export const loadPart = async (load: () => unknown, parts: Parts, base: string): Promise<unknown> => {
  // A build writes the last name of a part only when all its text is there.
  const name = imported.exec(String(load))?.[2]
  if (name !== undefined) await Promise.all([...withImports(name, parts)].map(part => fetchOnce(part, parts, base)))
  return load()
}

const withImports = (name: string, parts: Parts, found = new Set<string>()): Set<string> => {
  const part = Object.hasOwn(parts, name) ? parts[name] : undefined
  if (part === undefined || found.has(name)) return found
  found.add(name)
  const [, ...imports] = part
  for (const next of imports) withImports(next, parts, found)
  return found
}

const fetchOnce = (name: string, parts: Parts, base: string): Promise<void> => {
  const { href } = new URL(name, base)
  const known = fetched.get(href)
  if (known !== undefined) return known
  const asked = preload(href, parts[name]?.[0] ?? '').catch((cause: unknown) => {
    fetched.delete(href)
    throw cause
  })
  fetched.set(href, asked)
  return asked
}

/** `import()` takes no hash. It uses the preloaded module of the same address, and does not fetch again. */
const preload = async (href: string, integrity: string): Promise<void> => {
  const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', integrity, href })
  try {
    await new Promise((resolve, reject) => {
      link.addEventListener('load', resolve)
      link.addEventListener('error', () => reject(new Error(`${href} could not be fetched, or has another hash.`)))
      document.head.append(link)
    })
  } finally {
    link.remove()
  }
}
