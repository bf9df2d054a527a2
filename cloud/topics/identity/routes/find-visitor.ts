import type { FindMember } from '../../../http/serve-calls.ts'
import type { Caller, Served } from '../../../http/served.ts'
import type { FindVisitor } from '../../../portal/render-frame.ts'
import type { Member } from '../sql/accounts.ts'

type Sources = {
  findCaller: FindMember
  userInfo: Served
  menuTree: Served
  currentTexts: (language: string) => Promise<Record<string, string>>
}

/** A call of the cloud's own comes from nowhere; neither of these asks where from, or gives a cookie. */
const callerOf = (member: Member): Caller => ({
  origin: { networkAddress: '', userAgent: '', acceptLanguage: '' },
  member,
  reporter: undefined,
  token: undefined,
  cookies: {},
  giveCookie: () => undefined,
  secure: false
})

/** Finds the content of a session's frame: the answers of the two calls that its page makes, and the cloud's texts. */
export const visitorFinder =
  ({ findCaller, userInfo, menuTree, currentTexts }: Sources): FindVisitor =>
  async (token, language) => {
    const member = await findCaller(token)
    if (member === undefined) return undefined
    const answerOf = ({ answer }: Served) => answer({ query: {}, body: {} }, callerOf(member), undefined)
    const [user, menu, texts] = await Promise.all([answerOf(userInfo), answerOf(menuTree), currentTexts(language)])
    return { user, menu, texts }
  }
