import type { OpenApplication } from '#contract/calls/open-platform/applications.ts'
import type { OpenCustomerState } from '#contract/calls/open-platform/customers.ts'
import type { ReleaseNoteState } from '#contract/calls/open-platform/release-notes.ts'
import type { Text } from '../texts.ts'

/* How things stand, as a table shows a state: by a word, a shape and a colour. */

const customerLooks = {
  asked: { shape: 'diamond', tone: 'warning' },
  approved: { shape: 'dot', tone: 'success' },
  refused: { shape: 'square', tone: 'danger' }
} as const satisfies Record<OpenCustomerState, object>

export const customerState = (text: Text, state: OpenCustomerState) => ({
  text: text(`open.customerState.${state}`),
  ...customerLooks[state]
})

export type ApplicationStanding = 'enabled' | 'disabled' | 'blocked'

/** Whether an application may call: an enabled one of a customer that is not approved may not. */
export const standingOf = ({
  state,
  customerApproved
}: Pick<OpenApplication, 'state' | 'customerApproved'>): ApplicationStanding => {
  if (!customerApproved) return 'blocked'
  return state
}

const applicationLooks = {
  enabled: { shape: 'dot', tone: 'success' },
  disabled: { shape: 'ring', tone: 'muted' },
  blocked: { shape: 'square', tone: 'danger' }
} as const satisfies Record<ApplicationStanding, object>

export const applicationState = (text: Text, application: Pick<OpenApplication, 'state' | 'customerApproved'>) => {
  const standing = standingOf(application)
  return { text: text(`open.applicationState.${standing}`), ...applicationLooks[standing] }
}

const noteLooks = {
  draft: { shape: 'ring', tone: 'muted' },
  published: { shape: 'dot', tone: 'success' }
} as const satisfies Record<ReleaseNoteState, object>

export const noteState = (text: Text, state: ReleaseNoteState) => ({
  text: text(`open.noteState.${state}`),
  ...noteLooks[state]
})
