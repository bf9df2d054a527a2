import type { ListAnswer } from '#contract/page/list.ts'
import type { TableColumn, TableRow } from '#contract/page/table.ts'
import type { SidebarEntry } from '#elements/shared/given-entries.ts'

/** The values that the page of each framework hands to the elements, all by its own binding. */
export type BoardState = {
  shown: boolean
  name: string
  menuOpen: boolean
  unread: number
  person: { name: string; tenant?: string } | undefined
  entries: readonly SidebarEntry[]
  currentPath: string
  total: number
  /** Whether the dialog is open. */
  asking: boolean
  columns: readonly TableColumn[]
  /** The rows of the table. */
  rows: readonly TableRow[]
  /** Answers the list. */
  ask: () => Promise<ListAnswer>
}

export const firstState: BoardState = {
  shown: true,
  name: 'Acme Robots',
  menuOpen: false,
  unread: 3,
  person: { name: 'Ada', tenant: 'Harbour Hotels' },
  entries: [{ name: 'Robots', address: '/robots' }],
  currentPath: '/robots',
  total: 42,
  asking: false,
  columns: [{ key: 'name', title: 'Robot' }],
  rows: [{ id: 1, name: 'Pepper' }],
  ask: async () => ({ list: [{ id: 2, name: 'Kiki' }], total: 1 })
}

/** Names of events in every spelling that an element could choose. */
export const spellings = ['lowercase', 'kebab-case', 'camelCase', 'CAPSCASE', 'PascalCase'] as const

/** A framework's page, as the test uses it: a way to change its state, and the events that its listeners heard. */
export type Board = { set: (part: Partial<BoardState>) => void; heard: { type: string; detail: unknown }[] }

declare global {
  var board: Board | undefined
}

/** Takes an event into the board's list of heard events. */
export const hear = (event: Event): void => {
  globalThis.board?.heard.push({ type: event.type, detail: event instanceof CustomEvent ? event.detail : undefined })
}
