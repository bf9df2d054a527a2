import { type Code, codes } from '#contract/codes.ts'
import type { Envelope } from '#contract/envelope.ts'

/** One sentence a code, for developers who read an answer; people are shown the portal's own translated text. */
const sentences: Record<Code, string> = {
  [codes.success]: 'Success.',
  [codes.wrongCredentials]: 'Wrong account or password.',
  [codes.accountInaccessible]: 'The account is temporarily inaccessible.',
  [codes.notActivated]: 'The account is not activated.',
  [codes.userUnactivated]: 'The account waits for its activation.',
  [codes.accountLocked]: 'The account is locked after repeated wrong passwords.',
  [codes.codeWrong]: 'The verification code is wrong.',
  [codes.codeNotSent]: 'The verification code could not be sent; nothing was counted.',
  [codes.codesSpentToday]: 'This phone or mailbox was sent all codes of today.',
  [codes.codeExpired]: 'There is no code that could still be used; ask for a new one.',
  [codes.captchaWrong]: 'The captcha or its ticket is wrong, used or too old.',
  [codes.identityNotChecked]: 'This session has to check who sits here first.',
  [codes.cellphoneRegistered]: 'The phone number belongs to an account already.',
  [codes.emailRegistered]: 'The e-mail address belongs to an account already.',
  [codes.ownPasswordWrong]: 'That is not the password of this account.',
  [codes.tokenInvalid]: 'The token is unknown, expired or revoked.',
  [codes.permissionMissing]: 'The permission for this call is missing.',
  [codes.notFound]: 'There is nothing at this path.',
  [codes.unknownException]: 'An unforeseen fault; the log has it under the request id.',
  [codes.accessTooFrequent]: 'Too many attempts from this network address.',
  [codes.tokenMissing]: 'The Authorization header with a bearer token is missing.',
  [codes.parameterMissing]: 'A required field is missing.',
  [codes.recordExists]: 'There is such a record already.',
  [codes.recordNotFound]: 'There is no such record.',
  [codes.parameterIllegal]: 'The request does not fit the description of the call.',
  [codes.deleteFailed]: 'The record can no longer be deleted or cancelled.',
  [codes.codeTooSoon]: 'A code was sent just now; wait before asking for another.',
  [codes.methodWrong]: 'This path takes another method.',
  [codes.fileFormatWrong]: 'The body is too large or of a wrong format.',
  [codes.unsupportedEncoding]: 'The body has a content type, charset or encoding that this call does not take.',
  [codes.internalEmployee]: 'Internal employees sign in with the workplace messaging tool.'
}

export const succeeded = (data: unknown): Envelope => ({ code: codes.success, msg: sentences[codes.success], data })

export const failed = (code: Code, data: unknown = null): Envelope => ({ code, msg: sentences[code], data })
