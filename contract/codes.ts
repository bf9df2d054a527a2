/**
 * The codes of spec §8 that portal and cloud decide by, each with one meaning. Codes that only a vendor's cloud can
 * mean are texts alone and have no name here.
 */
export const codes = {
  success: 610000,
  wrongCredentials: 610001,
  accountInaccessible: 610002,
  notActivated: 610003,
  userUnactivated: 610007,
  accountLocked: 610008,
  codeWrong: 610010,
  codeNotSent: 610011,
  codesSpentToday: 610012,
  codeExpired: 610013,
  captchaWrong: 610014,
  identityNotChecked: 610016,
  cellphoneRegistered: 610021,
  emailRegistered: 610022,
  ownPasswordWrong: 610030,
  tokenInvalid: 610401,
  permissionMissing: 610403,
  notFound: 610404,
  unknownException: 610500,
  accessTooFrequent: 610520,
  tokenMissing: 610596,
  parameterMissing: 610601,
  recordExists: 610602,
  recordNotFound: 610603,
  parameterIllegal: 610604,
  deleteFailed: 610607,
  codeTooSoon: 610609,
  methodWrong: 610610,
  fileFormatWrong: 610614,
  unsupportedEncoding: 610633,
  internalEmployee: 612023
} as const

export type Code = (typeof codes)[keyof typeof codes]
