import { paths } from '@portal/session'
import type { NotedText } from '#contract/calls/languages/language-notes.ts'
import { subAppPath } from '#contract/page/sub-apps/sub-apps.ts'
import { portalTopic } from '#contract/texts/language-topics.ts'
import type { Place } from '#contract/texts/noted-file.ts'

/** The page that shows the texts of a folder of `session/messages`. Texts of other folders are on every page, or on several. */
const pages: Readonly<Record<string, string>> = {
  account: paths.account,
  'cleaning-centre': paths.cleaningCentre,
  home: paths.dashboard,
  identity: paths.login,
  languages: paths.languages,
  register: paths.login,
  releases: paths.releases,
  reserve: paths.reserve,
  security: paths.secure,
  welcome: paths.login
}

/** The part of its topic that a text belongs to, and a page that shows it. */
export const placeOf = ({ topic, folder }: Pick<NotedText, 'topic' | 'folder'>): Place => {
  const part = partOf(folder)
  const page = topic === portalTopic ? pages[part ?? ''] : subAppPath(topic)
  return { ...(part !== undefined && { part }), ...(page !== undefined && { page }) }
}

/** `home` of session/messages/home, `credentials` of sub-apps/robot/credentials/messages, nothing of sub-apps/robot/messages. */
const partOf = (folder: string | undefined): string | undefined =>
  /^(?:session\/messages\/([^/]+)|sub-apps\/[^/]+\/([^/]+)\/messages)$/
    .exec(folder ?? '')
    ?.slice(1)
    .find(Boolean)
