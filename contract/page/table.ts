/** Rows, columns and actions that a page gives to `<portal-table>`. */

/** A row is any object of the page. The table keeps it by reference, and never changes it. */
export type TableRow = object

/** The type of a column's values. It decides how the table writes, aligns, sorts and exports them. */
export type ColumnType = 'text' | 'number' | 'date' | 'duration' | 'state' | 'link' | 'bytes'

/** A state is a word with a mark. The mark's shape differs too, for people who do not see its colour. */
export type StateValue = {
  text: string
  shape?: 'dot' | 'ring' | 'square' | 'diamond'
  tone?: 'success' | 'muted' | 'brand' | 'warning' | 'danger'
}

/** A link inside the portal, or to another site. */
export type LinkValue = { text: string; address: string; newTab?: boolean }

/** A column of the CSV file. Its value is for other programs: a day is `2026-03-05`, and a number has no unit. */
export type FileColumn<Row extends TableRow = TableRow> = Pick<TableColumn<Row>, 'title' | 'type'> & {
  value(row: Row): unknown
}

/** A column. The functions are methods, so that a page can write them for its own type of row. */
export type TableColumn<Row extends TableRow = TableRow> = {
  /** The column's name in the address and in the kept choice of columns. Without `value`, the property of the row. */
  key: string
  title: string
  /** `text` without it. */
  type?: ColumnType
  /**
   * The value of a row: a text; a number; milliseconds since 1970 for a date; milliseconds for a duration; bytes; a
   * `StateValue`; a `LinkValue`. Null and undefined leave the cell empty.
   */
  value?(row: Row): unknown
  /** A second line below the value. */
  detail?(row: Row): string | undefined
  /** The title of the second line in the CSV file. Without it, the file lacks the second line. */
  detailTitle?: string
  /** Draws the cell itself. Sorting and export still use its value. */
  cell?(row: Row): Node
  /** The page gives the cell as a child of the element with `slot="<row>/<column>"`. */
  slotted?: boolean
  /** Stand in the CSV file in place of this column, where its value is a text for people: a day, a figure with its unit. */
  file?: readonly FileColumn<Row>[]
  /** How numbers are written. */
  number?: Intl.NumberFormatOptions
  sortable?: boolean
  /** It is not shown until a person chooses it. */
  hidden?: boolean
  /** A person can't hide it. The first column never hides. */
  fixed?: boolean
  /** It leaves a table that is not wide enough for it. Cards show it. */
  onlyWide?: boolean
}

/** Something that a person can do with one row, or with all that are selected. */
export type TableAction<Row extends TableRow = TableRow> = {
  key: string
  text: string
  /** Destroys something. It stands last and is red. */
  danger?: boolean
  /** Rows that have this action; without it, all. */
  offered?(row: Row): boolean
  /** An address makes the action a link. */
  address?(row: Row): string
}

/** The column that the rows are sorted by. */
export type Sort = { key: string; descending: boolean }
