import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

export type Mail = { from: string; to: string[]; source: string }

/** A real mail server on this machine that keeps what it is given; a recipient of refused.example is turned away. */
export const startMailServer = async (port = 0) => {
  const mails: Mail[] = []
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    authMethods: ['PLAIN', 'LOGIN'],
    onAuth: ({ username, password }, _session, callback) =>
      username === 'portal' && password === 'p@ss:word'
        ? callback(null, { user: username })
        : callback(new Error('wrong password')),
    onRcptTo: ({ address }, _session, callback) =>
      callback(address.endsWith('@refused.example') ? new Error('no such mailbox') : null),
    onData: (stream, session, callback) => {
      const { mailFrom, rcptTo } = session.envelope
      text(stream).then(source => {
        mails.push({
          from: mailFrom === false ? '' : mailFrom.address,
          to: rcptTo.map(({ address }) => address),
          source
        })
        callback()
      }, callback)
    }
  })
  // A client that goes away in the middle is no fault of the test's.
  server.on('error', () => undefined)
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  return {
    port: (server.server.address() as AddressInfo).port,
    mails,
    stop: () => new Promise<void>(resolve => server.close(() => resolve()))
  }
}
