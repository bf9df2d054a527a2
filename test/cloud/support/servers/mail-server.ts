import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

export type Mail = { from: string; to: string[]; source: string }

/** A real mail server on this machine that keeps its mails. It turns a recipient of refused.example away. */
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

/** The bytes that `=C3=A9` stands for, in a body or, where `_` is a space, in a header. */
const unquoted = (text: string): Buffer =>
  Buffer.from(
    text
      .replace(/=\r\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16))),
    'latin1'
  )

const decodedWords = (header: string): string =>
  header
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?UTF-8\?([BQ])\?([^?]*)\?=/gi, (_, way: string, text: string) =>
      (way.toUpperCase() === 'B' ? Buffer.from(text, 'base64') : unquoted(text.replaceAll('_', ' '))).toString()
    )

const decoded = (body: string, encoding: string): string => {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString()
  return encoding === 'quoted-printable' ? unquoted(body).toString() : body
}

/** Subject and text of a mail of one part, as a mail program shows them. */
export const readMail = (mail: Mail | undefined): { subject: string; text: string } => {
  if (mail === undefined) throw new Error('there is no such mail')
  const [head = '', ...rest] = mail.source.split('\r\n\r\n')
  const field = (name: string): string =>
    new RegExp(`^${name}: (.*(?:\\r\\n\\s.*)*)`, 'im').exec(head)?.[1]?.replace(/\r\n/g, '') ?? ''
  const text = decoded(rest.join('\r\n\r\n'), field('Content-Transfer-Encoding'))
  return { subject: decodedWords(field('Subject')), text }
}

/** The calendar file in a mail, unfolded, as its lines. */
export const readCalendar = (mail: Mail): string[] => {
  const parts = mail.source.split(/\r\n--/).map(part => part.split('\r\n\r\n'))
  const [head = '', ...body] = parts.find(([head]) => head?.includes('Content-Type: text/calendar')) ?? []
  const encoding = /Content-Transfer-Encoding: (\S+)/.exec(head)?.[1] ?? ''
  return decoded(body.join('\r\n\r\n'), encoding)
    .replace(/\r\n[ \t]/g, '')
    .split('\r\n')
}
