import { hash, verify } from '@node-rs/argon2'
import { canonicalPassword, passwordForms } from '#contract/checks/canonical-password.ts'
import { createQueue } from '../../../queue.ts'

/** argon2id, the library's default, with OWASP's figures: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** Hashes the canonical form of a password. @param salt of 16 bytes; a random one without it */
export const hashPassword = (password: string, salt?: Uint8Array): Promise<string> =>
  hash(canonicalPassword(password), salt === undefined ? cost : { ...cost, salt })

/** The salt of a hash as the library writes hashes: `$argon2id$v=19$m=…$salt$hash`. */
const saltIn = (passwordHash: string): string => passwordHash.split('$')[4] ?? ''

/**
 * Hashes a password anew that was hashed in another form. The salt stays: so a sign-in of the same moment, which began
 * with the old hash, finds that this is the same password.
 */
const renewHash = (passwordHash: string, password: string): Promise<string> =>
  hashPassword(password, Buffer.from(saltIn(passwordHash), 'base64'))

/** Whether two hashes are of one password. Every new password gets a salt of its own. */
export const isSamePassword = (one: string | null | undefined, other: string | null | undefined): boolean =>
  one === other || (typeof one === 'string' && typeof other === 'string' && saltIn(one) === saltIn(other))

let nobodysHash: Promise<string> | undefined
const hashOfNobody = () => {
  nobodysHash ??= hashPassword(crypto.randomUUID())
  return nobodysHash
}

/** Makes nobody's hash beforehand. Otherwise the first unknown account would be seen to wait for it. */
export const prepareToVerify = async (): Promise<void> => {
  await hashOfNobody()
}

/**
 * Whether the hash is of this very form. An account may not exist, or have no password. Then the same work is done on a
 * hash of nobody's password, so the time of the answer tells nothing.
 */
const isHashOf = async (passwordHash: string | null | undefined, form: string): Promise<boolean> => {
  const right = await verify(passwordHash ?? (await hashOfNobody()), form)
  return right && typeof passwordHash === 'string'
}

/**
 * Compares each form of a password in turn. How many there are depends on the typed text alone. So the time of a wrong
 * answer tells nothing of an account. The canonical form comes first: only a hash of earlier times is of another one.
 * @param isHash compares one form
 * @returns `renewed` where the hash was made of another form: the hash to keep from now on
 */
const comparing =
  (isHash: typeof isHashOf, renew: typeof renewHash) =>
  async (passwordHash: string | null | undefined, password: string): Promise<PasswordOutcome> => {
    const canonical = canonicalPassword(password)
    for (const form of passwordForms(password)) {
      if (!(await isHash(passwordHash, form)) || typeof passwordHash !== 'string') continue
      return form === canonical ? { right: true } : { right: true, renewed: await renew(passwordHash, password) }
    }
    return { right: false }
  }

/** Whether a password is an account's, and the hash to keep for it where that is another one. */
export type PasswordOutcome = { right: boolean; renewed?: string }

export const comparePassword = comparing(isHashOf, renewHash)

/** The costly work on passwords that calls ask for. */
export type PasswordWork = { hash: (password: string) => Promise<string>; compare: typeof comparePassword }

/**
 * The same work, little of it at once: four threads of the process do it, and files and names of hosts need them too.
 * The queue needs no bound of its own. Each call that waits here holds a place in the queue of its group.
 */
export const queuedPasswordWork = (atOnce: number): PasswordWork => {
  const { run } = createQueue({ name: 'the check of passwords', atOnce })
  return {
    hash: password => run(() => hashPassword(password)),
    // A turn for each form: a password with two of them holds nobody up for longer.
    compare: comparing(
      (passwordHash, form) => run(() => isHashOf(passwordHash, form)),
      (passwordHash, password) => run(() => renewHash(passwordHash, password))
    )
  }
}
