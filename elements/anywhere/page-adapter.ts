import type { MessageTab } from '@portal/session'
import type { Message } from '#contract/calls/messages/messages.ts'
import type { Language } from '#contract/languages.ts'

/** The signed-in person of the page. */
export type PageUser = {
  name: string
  /** The organisation that the person works for. */
  tenant?: string
  /** Permissions with the names of the portal's cloud. Menu entries require them. */
  permissions?: readonly string[]
}

/** A menu entry in the form of the portal's cloud: below `/sub-app/`, a child's path is joined to its parent's. */
export type PageMenuItem = {
  name: string
  path: string
  icon?: string
  /** The required permission. Without it the entry is not shown. */
  permission?: string
  children?: readonly PageMenuItem[]
}

/** The messages that the drawer requests. Pages are counted from 1. */
export type MessageQuestion = { tab: MessageTab; pageNo: number; size: number }

export type MessageAnswer = {
  /** The messages of the page, the newest first. Ids grow with time. */
  list: readonly Message[]
  /** Number of messages in the tab. */
  total: number
  /** Numbers of messages: unread, read, all. */
  counts: { unread: number; read: number; all: number }
}

/** An action of the person in an element, which the page has to perform. */
export type PageAct =
  | { kind: 'read'; messageRecordId: number }
  /** All unread messages up to this one. Nobody has seen later ones. */
  | { kind: 'readAll'; newestMessageRecordId: number }
  | { kind: 'signOut' }
  | { kind: 'changeLanguage'; language: Language }

/** The data of a page without a portal session: four functions that the page implements. */
export type PageAdapter = {
  /** The signed-in person; undefined for a guest. */
  loadUser: () => Promise<PageUser | undefined>
  loadMenu: () => Promise<readonly PageMenuItem[]>
  loadMessages: (question: MessageQuestion) => Promise<MessageAnswer>
  /** Rejects when the action failed. The elements then say so and show the current state. */
  perform: (act: PageAct) => Promise<void>
}
