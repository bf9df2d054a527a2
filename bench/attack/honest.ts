import { calls } from '#contract/index.ts'

/** One action that a person or probe repeats: its times in ms, and how often it was not served. */
export type Watched = { times: number[]; failed: number }

export type Honest = Record<'healthz' | 'userInfo' | 'signIn', Watched>

type Asked = { everyMs: number; ask: () => Promise<boolean> }

const honestEmail = 'distributor@demo.example'

/** An answer that takes longer counts as this long, and as failed. */
const longestMs = 20_000

/** An honest user, whose requests come from a network address of its own and from a browser that signed in before. */
export type HonestUser = { token: string; password: string; deviceCookie: string }

const ownAddress = { 'X-Forwarded-For': '203.0.113.5' }

/** Signs in once, and keeps the token and the cookie as a browser does. */
const signInOnce = async (url: string, email: string, password: string) => {
  const body = new URLSearchParams({ email, password })
  const answer = await fetch(url + calls.signInByEmail.path, { method: 'POST', headers: ownAddress, body })
  const { data } = (await answer.json()) as { data: { token?: string } | null }
  const deviceCookie = answer.headers.getSetCookie()[0]?.split(';')[0]
  if (data?.token === undefined || deviceCookie === undefined) throw new Error('the honest user could not sign in')
  return { token: data.token, deviceCookie }
}

/**
 * Signs in two accounts. Each sign-in ends the oldest session of its account. So one account stays signed in, and the
 * other one signs in again and again.
 */
export const signInHonestly = async (url: string, password: string): Promise<HonestUser> => {
  const { token } = await signInOnce(url, 'tenant@demo.example', password)
  const { deviceCookie } = await signInOnce(url, honestEmail, password)
  return { token, password, deviceCookie }
}

const isSuccess = async (answer: Response): Promise<boolean> =>
  ((await answer.json()) as { code: number }).code === 610_000

const asked = (url: string, { token, password, deviceCookie }: HonestUser): Record<keyof Honest, Asked> => {
  const signal = () => AbortSignal.timeout(longestMs)
  return {
    healthz: { everyMs: 40, ask: async () => (await fetch(`${url}/healthz`, { signal: signal() })).ok },
    userInfo: {
      everyMs: 80,
      ask: async () => {
        const headers = { ...ownAddress, Authorization: `Bearer ${token}` }
        return isSuccess(await fetch(url + calls.userInfo.path, { headers, signal: signal() }))
      }
    },
    signIn: {
      everyMs: 400,
      ask: async () => {
        const headers = { ...ownAddress, Cookie: deviceCookie }
        const body = new URLSearchParams({ email: honestEmail, password })
        return isSuccess(
          await fetch(url + calls.signInByEmail.path, { method: 'POST', headers, body, signal: signal() })
        )
      }
    }
  }
}

/** Asks at fixed moments, whether or not the answer before has come: who waits measures nothing of the others' wait. */
const watch = async ({ everyMs, ask }: Asked, milliseconds: number): Promise<Watched> => {
  const watched: Watched = { times: [], failed: 0 }
  const one = async () => {
    const began = performance.now()
    const served = await ask().catch(() => false)
    watched.times.push(performance.now() - began)
    if (!served) watched.failed += 1
  }
  const all: Promise<void>[] = []
  const end = performance.now() + milliseconds
  while (performance.now() < end) {
    all.push(one())
    await new Promise(resolve => setTimeout(resolve, everyMs))
  }
  await Promise.all(all)
  return watched
}

/** Measures a probe and an honest user for so many milliseconds. */
export const watchHonest = async (url: string, user: HonestUser, milliseconds: number): Promise<Honest> => {
  const { healthz, userInfo, signIn } = asked(url, user)
  const [a, b, c] = await Promise.all([healthz, userInfo, signIn].map(one => watch(one, milliseconds)))
  if (a === undefined || b === undefined || c === undefined) throw new Error('nothing was watched')
  return { healthz: a, userInfo: b, signIn: c }
}
