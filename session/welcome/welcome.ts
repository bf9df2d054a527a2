import { parse } from 'valibot'
import { type Welcome, welcome } from '#contract/page/welcome.ts'
import { adapter } from '../adapter.ts'
import { Unreachable } from '../calls/errors.ts'

/** @throws Unreachable */
export const fetchWelcome = async (address: string): Promise<Welcome> => {
  try {
    const answer = await adapter().fetch(address)
    if (!answer.ok) throw new Error(`HTTP ${answer.status}`)
    return parse(welcome, await answer.json())
  } catch (cause) {
    throw new Unreachable(`The product information in ${address} could not be loaded.`, { cause })
  }
}
