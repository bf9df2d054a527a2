import { codes } from '#contract/codes.ts'
import { NothingPermitted, Refused, TimedOut, Unreachable } from './errors.ts'
import type { MessageKey } from './language.ts'
import { translate } from './language.ts'

/** Codes that have a text of their own; every other one is shown as "Error" with its number (spec §8). */
const codeMessages: Partial<Record<number, MessageKey>> = {
  [codes.wrongCredentials]: 'code.610001',
  [codes.accountInaccessible]: 'code.610002',
  [codes.notActivated]: 'code.610003',
  [codes.userUnactivated]: 'code.610007',
  [codes.accountLocked]: 'code.610008',
  [codes.tokenInvalid]: 'code.610401',
  [codes.permissionMissing]: 'code.610403',
  [codes.notFound]: 'code.610404',
  [codes.unknownException]: 'code.610500',
  [codes.accessTooFrequent]: 'code.610520',
  [codes.tokenMissing]: 'code.610596',
  [codes.parameterMissing]: 'code.610601',
  [codes.recordNotFound]: 'code.610603',
  [codes.parameterIllegal]: 'code.610604',
  [codes.internalEmployee]: 'code.612023'
}

/** The one place that turns an error into the sentence a person reads (spec §8). */
export const sentenceOf = (error: unknown): string => {
  if (error instanceof NothingPermitted) return translate('error.nothingPermitted')
  if (error instanceof TimedOut) return translate('error.timeout')
  if (error instanceof Unreachable) return translate('error.network')
  if (error instanceof Refused) {
    const key = codeMessages[error.code]
    return key === undefined ? translate('error.code', { code: error.code }) : translate(key)
  }
  return translate('error.unknown')
}
