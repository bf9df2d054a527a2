import { liveCloseCodes, livePath } from '#contract/page/live.ts'
import type { MeasuredCloud } from './cloud.ts'

/** Long enough for any network, short beside a person's patience. */
const patienceMs = 5_000

/** The start of a channel: its first frame, or the code with which it is closed. */
const firstWord = (api: string, token: string): Promise<string> => {
  const socket = new WebSocket(`${api.replace(/^http/, 'ws').replace(/\/+$/, '')}${livePath}/${token}`)
  const word = new Promise<string>(resolve => {
    socket.addEventListener('open', () => socket.send('{}'))
    socket.addEventListener('message', ({ data }) => resolve(`frame ${String(data)}`))
    socket.addEventListener('close', ({ code }) => resolve(`closed with ${code}`))
    setTimeout(() => resolve('silence'), patienceMs).unref()
  })
  return word.finally(() => socket.close())
}

export const checkLive = [
  {
    call: `WS ${livePath}/{token}`,
    check: 'says {} when it is open',
    // Where many channels open at the same moment, the first frame may say over how long to spread what pages ask.
    run: async ({ api, token }: MeasuredCloud): Promise<[string, string]> => [
      'frame {}',
      (await firstWord(api, token)).replace(/^frame \{("(afterMs|spreadMs)":\d+,?)+\}$/, 'frame {}')
    ]
  },
  {
    call: `WS ${livePath}/{token}`,
    check: 'closes with 4401 for an unknown token',
    run: async ({ api }: MeasuredCloud): Promise<[string, string]> => [
      `closed with ${liveCloseCodes.tokenInvalid}`,
      await firstWord(api, 'not-a-token-of-this-cloud')
    ]
  }
]
