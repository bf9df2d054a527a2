/*
 * Names under which people write values that nobody else may read. A name is compared by its letters alone, in any case:
 * `access_token`, `accessToken` and `ACCESS-TOKEN` are one name.
 */

/** A name that holds one of these is the name of a secret, wherever in the name it stands. */
export const secretWords = [
  'token',
  'passw',
  'passphrase',
  'pwd',
  'secret',
  'ticket',
  'credential',
  'authorization',
  'authorisation',
  'cookie',
  'captcha',
  'privatekey',
  'apikey',
  'jwt'
] as const

/** A name with one of these endings names a code that was sent to somebody, or a person's address. */
const secretEndings = [
  'verificationcode',
  'verifycode',
  'imagecode',
  'smscode',
  'mailcode',
  'logincode',
  'authcode',
  'onetimecode',
  'otp',
  'email',
  'mailbox',
  'phone',
  'phonenumber',
  'mobile'
] as const

/** Names that are secret only as a whole: `pageCode` and `langCode` are none. */
const secretNames = ['code', 'pin', 'tel', 'auth']

/** Whether the value under this name is kept from logs and statistics. */
export const isSecretKey = (key: string): boolean => {
  const letters = key
    .slice(0, longestKey)
    .toLowerCase()
    .replace(/[^a-z]/g, '')
  return (
    secretNames.includes(letters) ||
    secretWords.some(word => letters.includes(word)) ||
    secretEndings.some(ending => letters.endsWith(ending))
  )
}

/** No name that people give is longer. A longer one is known by its beginning. */
const longestKey = 100
