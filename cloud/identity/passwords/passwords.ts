import { hash, verify } from '@node-rs/argon2'
import { createQueue } from '../../queue.ts'

/** argon2id, the library's default, with OWASP's figures: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

export const hashPassword = (password: string): Promise<string> => hash(password, cost)

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
 * Whether the password is the account's. An account may not exist, or have no password. Then the same work is done on a
 * hash of nobody's password, so the time of the answer tells nothing.
 */
export const isPasswordOf = async (passwordHash: string | null | undefined, password: string): Promise<boolean> => {
  const right = await verify(passwordHash ?? (await hashOfNobody()), password)
  return right && typeof passwordHash === 'string'
}

/** The costly work on passwords that calls ask for. */
export type PasswordWork = { hash: typeof hashPassword; isPasswordOf: typeof isPasswordOf }

/**
 * The same work, little of it at once: four threads of the process do it, and files and names of hosts need them too.
 * The queue needs no bound of its own. Each call that waits here holds a place in the queue of its group.
 */
export const queuedPasswordWork = (atOnce: number): PasswordWork => {
  const { run } = createQueue({ name: 'the check of passwords', atOnce })
  return {
    hash: password => run(() => hashPassword(password)),
    isPasswordOf: (passwordHash, password) => run(() => isPasswordOf(passwordHash, password))
  }
}
