import type { OpenApplication } from '#contract/calls/open-platform/applications.ts'
import type { OpenCustomerState } from '#contract/calls/open-platform/customers.ts'
import type { ReleaseNoteState } from '#contract/calls/open-platform/release-notes.ts'
import { mark } from '#kit/portal/mark.pure.ts'
import type { Text } from '../texts.ts'

/* How things stand, as a table shows a state: by a word, a shape and a colour. */

const customerLooks = { asked: 'diamond warning', approved: 'dot success', refused: 'square danger' } as const

export const customerState = (text: Text, state: OpenCustomerState) =>
  mark(text(`open.customerState.${state}`), customerLooks[state])

export type ApplicationStanding = 'enabled' | 'disabled' | 'blocked'

/** Whether an application may call: an enabled one of a customer that is not approved may not. */
export const standingOf = ({
  state,
  customerApproved
}: Pick<OpenApplication, 'state' | 'customerApproved'>): ApplicationStanding => {
  if (!customerApproved) return 'blocked'
  return state
}

const applicationLooks = { enabled: 'dot success', disabled: 'ring muted', blocked: 'square danger' } as const

export const applicationState = (text: Text, application: Pick<OpenApplication, 'state' | 'customerApproved'>) => {
  const standing = standingOf(application)
  return mark(text(`open.applicationState.${standing}`), applicationLooks[standing])
}

const noteLooks = { draft: 'ring muted', published: 'dot success' } as const

export const noteState = (text: Text, state: ReleaseNoteState) =>
  mark(text(`open.noteState.${state}`), noteLooks[state])
