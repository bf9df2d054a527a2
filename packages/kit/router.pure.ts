import { pathBelow } from './path-below.pure.ts'

/** A page of an application by its address. */
export type PageRoute = {
  /**
   * Below the application's own address. `/robots/:robotId` has an id, `/robots/:robotId?` may have one,
   * `/faults/:code(code)` has a code in capitals, and `/robots/:serial(text)` has a text of at most 1,000 characters.
   */
  readonly path: '' | `/${string}`
  /** The page, before the values of its address are added. */
  readonly page: { readonly kind: string }
  /** Without a permission, everybody may open the page. */
  readonly permission?: string
}

type ValuesIn<Path extends string> = Path extends `${infer Head}/${infer Tail}`
  ? ValuesIn<Head> & ValuesIn<Tail>
  : Path extends `:${infer Name}(${'code' | 'text'})`
    ? Readonly<Record<Name, string>>
    : Path extends `:${infer Name}?`
      ? Readonly<Partial<Record<Name, number>>>
      : Path extends `:${infer Name}`
        ? Readonly<Record<Name, number>>
        : unknown

type PageOfRoute<Route extends PageRoute> = Route extends {
  path: infer Path extends string
  page: infer Page
}
  ? { [Name in keyof (Page & ValuesIn<Path>)]: (Page & ValuesIn<Path>)[Name] }
  : never

/** The pages of an application, the one for unknown addresses, and the one for a person who may not open what is there. */
export type PageOf<Routes extends readonly PageRoute[]> =
  | PageOfRoute<Routes[number]>
  | { readonly kind: 'missing' }
  | { readonly kind: 'closed' }

/** As the cloud writes ids. Other spellings of a number are refused. */
const id = /^[1-9]\d{0,8}$/
/** In capitals, so that no code is taken for a word of an address. */
const code = /^[A-Z0-9][A-Z0-9-]{0,31}$/

const textMaxLength = 1_000

/** Anybody can write an address that stands for no text, as `%`. */
const readText = (written: string): string | undefined => {
  try {
    const text = decodeURIComponent(written)
    return text.length > 0 && text.length <= textMaxLength ? text : undefined
  } catch (error) {
    if (error instanceof URIError) return undefined
    throw error
  }
}

const readValue = (form: string | undefined, written: string): string | number | undefined => {
  if (form === '(code)') return code.test(written) ? written : undefined
  if (form === '(text)') return readText(written)
  return id.test(written) ? Number(written) : undefined
}

/** The values in an address; undefined where the address is not of this path. */
const valuesIn = (path: string, below: string): Record<string, string | number> | undefined => {
  const parts = path.split('/')
  const written = below.split('/')
  if (written.length > parts.length) return undefined
  const values: Record<string, string | number> = {}
  for (const [place, part] of parts.entries()) {
    const at = written[place]
    const [, name, form] = /^:(\w+)(\?|\((?:code|text)\))?$/.exec(part) ?? []
    if (at === undefined && form === '?') continue
    if (at === undefined || (name === undefined && at !== part)) return undefined
    if (name === undefined) continue
    const value = readValue(form, at)
    if (value === undefined) return undefined
    values[name] = value
  }
  return values
}

const needsValues = (path: string): boolean => path.split('/').some(part => part.startsWith(':') && !part.endsWith('?'))

/**
 * Finds the page of an address. The application's own address shows the first page without values that the person may open.
 * Where several routes fit, the first one that the person may open is taken.
 * @returns a function of the address, the application's own address, and the permissions that the person holds
 */
export const createRouter =
  <const Routes extends readonly PageRoute[]>(routes: Routes) =>
  (pathname: string, basePath: string, held: readonly string[] = []): PageOf<Routes> => {
    const below = pathBelow(pathname, basePath)
    if (below === undefined) return { kind: 'missing' }
    const fitting = routes.flatMap(({ path, page, permission }) => {
      const values = below === '' && !needsValues(path) ? {} : valuesIn(path, below)
      return values === undefined ? [] : [{ page: { ...page, ...values }, permission }]
    })
    const open = fitting.find(({ permission }) => permission === undefined || held.includes(permission))
    if (open !== undefined) return open.page as PageOfRoute<Routes[number]>
    return { kind: fitting.length === 0 ? 'missing' : 'closed' }
  }
