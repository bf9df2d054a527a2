import type { OpenScope } from '#contract/calls/open-platform/scopes.ts'
import { type Code, codes } from '#contract/codes.ts'
import type { Credentials } from './sql/admission.ts'

type Validated = Pick<Credentials, 'state' | 'customerState' | 'scopes' | 'isOff'>

/**
 * Why an application whose secret is right may not make a call. An application that is disabled, or whose customer is not
 * approved, is no caller at all: 610401. A call that it has no scope for, or that is off, answers 610403.
 */
export const refusedWith = ({ state, customerState, scopes, isOff }: Validated, scope: OpenScope): Code | undefined => {
  if (state === 'disabled' || customerState !== 'approved') return codes.tokenInvalid
  return isOff || !scopes.includes(scope) ? codes.permissionMissing : undefined
}
