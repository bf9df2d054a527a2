import type { MessageTab } from '@portal/session'
import type { Message } from '#contract/calls/messages.ts'
import type { Language } from '#contract/languages.ts'

/** Somebody who is signed in at the page. */
export type PageUser = {
  name: string
  /** Whom they work for. */
  tenant?: string
  /** What they may do, as the portal's cloud names it; entries of the menu ask for it. */
  permissions?: readonly string[]
}

/** An entry of the menu, as the portal's cloud has it: below `/sub-app/`, a child's path joined to its parent's. */
export type PageMenuItem = {
  name: string
  path: string
  icon?: string
  /** Who lacks it is not shown the entry. */
  permission?: string
  children?: readonly PageMenuItem[]
}

/** Which messages the drawer asks for; pages are counted from 1. */
export type MessageQuestion = { tab: MessageTab; pageNo: number; size: number }

export type MessageAnswer = {
  /** The page, the newest first; ids grow with time. */
  list: readonly Message[]
  /** How many messages the tab has. */
  total: number
  /** How many there are: unread, read, all. */
  counts: { unread: number; read: number; all: number }
}

/** What the person did in an element, and the page has to do in turn. */
export type PageAct =
  | { kind: 'read'; messageRecordId: number }
  /** All unread ones up to this one: what came later nobody has seen. */
  | { kind: 'readAll'; newestMessageRecordId: number }
  | { kind: 'signOut' }
  | { kind: 'changeLanguage'; language: Language }

/** What a page that has no session of the portal gives the elements: four functions over whatever it has itself. */
export type PageAdapter = {
  /** Who is here; undefined for a guest. */
  loadUser: () => Promise<PageUser | undefined>
  loadMenu: () => Promise<readonly PageMenuItem[]>
  loadMessages: (question: MessageQuestion) => Promise<MessageAnswer>
  /** Rejects where it could not be done; the elements then say so and show what holds. */
  perform: (act: PageAct) => Promise<void>
}
