import { type Code, codes } from '#contract/codes.ts'
import type { Envelope } from '#contract/envelope.ts'

/** One sentence a code, for developers who read an answer; people are shown the portal's own translated text. */
const sentences: Record<Code, string> = {
  [codes.success]: 'Success.',
  [codes.wrongCredentials]: 'Wrong account or password.',
  [codes.accountInaccessible]: 'The account is temporarily inaccessible.',
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
  [codes.storeEditForbidden]: 'The permission to change stores is missing.',
  [codes.permissionMissing]: 'The permission for this call is missing.',
  [codes.notFound]: 'There is nothing at this path.',
  [codes.unknownException]: 'An unforeseen fault; the log has it under the request id.',
  [codes.accessTooFrequent]: 'Too many attempts from this network address.',
  [codes.serviceUnavailable]: 'The cloud is busy, or its database cannot be reached; try again in a moment.',
  [codes.tokenMissing]: 'The Authorization header with a bearer token is missing.',
  [codes.parameterMissing]: 'A required field is missing.',
  [codes.recordExists]: 'There is such a record already.',
  [codes.recordNotFound]: 'There is no such record.',
  [codes.parameterIllegal]: 'The request does not fit the description of the call.',
  [codes.updateFailed]: 'It could not be changed.',
  [codes.deleteFailed]: 'The record can no longer be deleted or cancelled.',
  [codes.codeTooSoon]: 'A code was sent just now; wait before asking for another.',
  [codes.methodWrong]: 'This path takes another method.',
  [codes.fileFormatWrong]: 'The body is too large or of a wrong format.',
  [codes.fileEmpty]: 'The file holds nothing.',
  [codes.uploadFailed]: 'One file can be uploaded at a time, and it has a largest size.',
  [codes.fileIllegal]: 'Files of this kind are not taken.',
  [codes.illegalCharacters]: 'A text holds what it must not hold.',
  [codes.unsupportedEncoding]: 'The body has a content type, charset or encoding that this call does not take.',
  [codes.robotNotFound]: 'There is no such robot, or not for this user.',
  [codes.storeNotFound]: 'There is no such store, or not for this user.',
  [codes.storeNameExists]: 'The tenant has a store of this name already.',
  [codes.storeIdExists]: 'The tenant has a store with this code already.',
  [codes.storeIdConflict]: 'The code that was made for the store was taken meanwhile; try again.',
  [codes.storeCountryFixed]: 'The country of a store stays while robots are bound to it.',
  [codes.storeIdNotMade]: 'All codes that are made for stores of this country are used; give one.',
  [codes.storesNotBound]: 'Robots are bound to another store, or belong to another tenant; nothing was changed.',
  [codes.internalEmployee]: 'Internal employees log in with the workplace messaging tool.',
  [codes.languageEditForbidden]: 'The permission to change language files is missing.',
  [codes.languageDeleteForbidden]: 'This language file cannot be deleted, or not by you.',
  [codes.languageOperationForbidden]: 'The permission to work with language files is missing.'
}

export const succeeded = (data: unknown): Envelope => ({ code: codes.success, msg: sentences[codes.success], data })

export const failed = (code: Code, data: unknown = null): Envelope => ({ code, msg: sentences[code], data })
