import { deviceOf } from './device.ts'

/** From where a call is made. */
export type Origin = { networkAddress: string; userAgent: string }

/** The same as it is stored: what a person can make something of. */
export type StoredOrigin = { browser: string | null; system: string | null; networkAddress: string | null }

export const storedOrigin = ({ networkAddress, userAgent }: Origin): StoredOrigin => ({
  ...deviceOf(userAgent),
  networkAddress
})
