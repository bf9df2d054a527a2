/** A page of the application by its address. Pure, so that addresses are tested without a browser. */
export type Route<Kind extends string = string> = {
  /** The address below the application's own, as the menu has it. */
  path: `/${string}`
  kind: Kind
  /** The application's own address shows the first page whose permission the person holds. */
  permission: string
  /** The parts that may follow the path; without it, nothing may follow. */
  below?: readonly Below[]
}

/** After the path of a page: `/new`, or an id as `/12`. */
export type Below = 'new' | 'id'

/** A page, and the part that follows its path. */
export type Page<Kind extends string = string> = { kind: Kind; part?: 'new' | number }

/** The properties that the component of a page gets. */
export type PageProps = { part: 'new' | number | undefined }

/** Ids in the cloud's form. Other spellings of a number are refused. */
const id = /^[1-9]\d{0,8}$/

const partOf = (written: string, below: readonly Below[]): 'new' | number | undefined => {
  if (written === 'new' && below.includes('new')) return 'new'
  return id.test(written) && below.includes('id') ? Number(written) : undefined
}

/** The page of a route for an address below the application's; undefined for an address of another page. */
export const pageOfRoute = <Kind extends string>(
  { path, kind, below = [] }: Route<Kind>,
  address: string
): Page<Kind> | undefined => {
  if (address === path) return { kind }
  if (!address.startsWith(`${path}/`)) return undefined
  const part = partOf(address.slice(path.length + 1), below)
  return part === undefined ? undefined : { kind, part }
}
