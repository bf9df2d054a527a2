import { hash, verify } from '@node-rs/argon2'
import { createQueue } from '../queue.ts'

/** argon2id, the library's default, with OWASP's figures: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

export const hashPassword = (password: string): Promise<string> => hash(password, cost)

let nobodysHash: Promise<string> | undefined
const hashOfNobody = () => {
  nobodysHash ??= hashPassword(crypto.randomUUID())
  return nobodysHash
}

/** Does beforehand what the first unknown account would otherwise be seen to wait for. */
export const prepareToVerify = async (): Promise<void> => {
  await hashOfNobody()
}

/**
 * Whether the password is the account's. For an account that does not exist, or has no password, the same work is done
 * on a hash of nobody's password, so that the time of the answer tells nothing.
 */
export const isPasswordOf = async (passwordHash: string | null | undefined, password: string): Promise<boolean> => {
  const right = await verify(passwordHash ?? (await hashOfNobody()), password)
  return right && typeof passwordHash === 'string'
}

/** The costly work on passwords that calls ask for. `owner` is the network address that it is done for. */
export type PasswordWork = {
  hash: (password: string, owner: string) => Promise<string>
  isPasswordOf: (passwordHash: string | null | undefined, password: string, owner: string) => Promise<boolean>
}

/** Nobody waits longer, in milliseconds: who signs in has other answers to wait for, too. */
const waitMs = 4_000

/**
 * The same work in a line with a bound. It is done by four threads of the process that files and names of hosts need
 * too, so that few of them do it at once. One network address fills half of the line at most, and addresses take turns:
 * a burst from one keeps nobody else out.
 * @throws Overloaded where too much waits
 */
export const queuedPasswordWork = ({ atOnce, waitingMax }: { atOnce: number; waitingMax: number }): PasswordWork => {
  const waitingOfOwnerMax = Math.ceil(waitingMax / 2)
  const { run } = createQueue({ name: 'the check of passwords', atOnce, waitingMax, waitingOfOwnerMax, waitMs })
  return {
    hash: (password, owner) => run(() => hashPassword(password), { owner }),
    isPasswordOf: (passwordHash, password, owner) => run(() => isPasswordOf(passwordHash, password), { owner })
  }
}
