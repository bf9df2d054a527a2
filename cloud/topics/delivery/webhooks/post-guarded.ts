import dns from 'node:dns/promises'
import http from 'node:http'
import https from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { DeliveryError, MessageRefusedError } from '../transport.pure.ts'
import { type InternalHosts, mayReach } from './reachable.pure.ts'

/** The receiver lies in a network that is not public, and that the operator did not name. */
export class AddressForbiddenError extends MessageRefusedError {
  override name = 'AddressForbiddenError'
}

/** From the first question for the address to the end of the answer. */
export const webhookTimeoutMs = 5_000

/** Nothing in the answer counts but its status. A longer one is cut off. */
const answerBytesMax = 1_024
const headerBytesMax = 8_192

/**
 * The addresses of a name. What anybody may write is asked of name servers alone, in no thread of the pool, which a slow one
 * would hold. Only a name that the operator wrote is looked up as this machine does it, with its own list of hosts.
 */
const addressesOf = async (name: string, hosts: InternalHosts | undefined): Promise<string[]> => {
  if (hosts?.names.includes(name)) return (await dns.lookup(name, { all: true })).map(({ address }) => address)
  const [four, six] = await Promise.allSettled([dns.resolve4(name), dns.resolve6(name)])
  const found = [four, six].flatMap(one => (one.status === 'fulfilled' ? one.value : []))
  if (found.length === 0 && four.status === 'rejected') throw four.reason
  return found
}

const forbidden = (name: string) => new AddressForbiddenError(`the webhook at ${name} is in no public network`)

/** @throws AddressForbiddenError where none of the addresses may be reached */
const reachableOf = async (name: string, hosts: InternalHosts | undefined) => {
  const addresses = (await addressesOf(name, hosts)).filter(address => mayReach({ name, address }, hosts))
  if (addresses.length === 0) throw forbidden(name)
  return addresses.map(address => ({ address, family: isIP(address) }))
}

/** The connection goes to the very addresses that were looked at: a name that leads elsewhere a moment later changes nothing. */
const guardedLookup =
  (hosts: InternalHosts | undefined): LookupFunction =>
  (name, { all }, callback) => {
    reachableOf(name, hosts).then(
      found => {
        const [{ address, family } = { address: '', family: 0 }] = found
        if (all) callback(null, found)
        else callback(null, address, family)
      },
      error => callback(error, '')
    )
  }

type Post = { address: string; headers: Record<string, string>; body: string; hosts: InternalHosts | undefined }

const statusOf = ({ address, headers, body, hosts }: Post): Promise<number> =>
  new Promise((resolve, reject) => {
    const url = new URL(address)
    const host = url.hostname.replace(/^\[(.*)\]$/, '$1')
    // For an address in the place of a name nobody is asked.
    if (isIP(host) !== 0 && !mayReach({ name: host, address: host }, hosts)) throw forbidden(host)
    const { request } = url.protocol === 'https:' ? https : http
    let status: number | undefined
    const sent = request(
      url,
      {
        method: 'POST',
        headers: { ...headers, 'Content-Length': Buffer.byteLength(body) },
        // A connection of its own: one that is kept would be used without a look at its address.
        agent: false,
        lookup: guardedLookup(hosts),
        maxHeaderSize: headerBytesMax,
        signal: AbortSignal.timeout(webhookTimeoutMs)
      },
      answer => {
        status = answer.statusCode
        let bytes = 0
        answer.on('data', (chunk: Buffer) => {
          bytes += chunk.length
          if (bytes > answerBytesMax) answer.destroy()
        })
        // The status is there. What becomes of the rest says nothing.
        answer.on('error', () => undefined)
      }
    )
    sent.on('error', reject)
    // The end of every connection, also of one that the receiver wants to switch to something else.
    sent.on('close', () => (status === undefined ? reject(new Error('there was no answer')) : resolve(status)))
    sent.end(body)
  })

/**
 * Posts JSON to an address that a customer wrote. It reaches public networks, and of others those that the operator named.
 * Redirections are not followed.
 * @throws AddressForbiddenError for another network; DeliveryError where no 2xx status was answered in time
 */
export const postGuarded = async (post: Post): Promise<void> => {
  try {
    const status = await statusOf(post)
    if (status < 200 || status > 299) throw new Error(`the webhook answered ${status}`)
  } catch (error) {
    if (error instanceof AddressForbiddenError) throw error
    throw new DeliveryError('a webhook did not take a call', { cause: error })
  }
}
