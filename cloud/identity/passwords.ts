import { hash, verify } from '@node-rs/argon2'

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
