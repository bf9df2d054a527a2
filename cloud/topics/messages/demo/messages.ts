import { day, minute } from '../../../clock.ts'
import { translatedDemoTexts } from '../../../demo/demo-texts.ts'
import { randomFrom } from '../../../random.pure.ts'
import type { TranslatedTexts } from '../../../texts/translated.ts'

export type DemoMessage = TranslatedTexts & {
  url: string | null
  status: 1 | 2
  createTime: number
  readTime: number | null
}

const templates = [
  { about: 'offline', url: '/sub-app/robot/list' },
  { about: 'battery', url: '/sub-app/robot/list' },
  { about: 'upgrade', url: '/sub-app/robot/list' },
  { about: 'obstacle', url: null },
  { about: 'report', url: '/dashboard' },
  { about: 'maintenance', url: '/reserve' },
  { about: 'cleaning', url: null },
  { about: 'interruption', url: 'https://status.example.com/' }
] as const

/** The messages of one account, newest first unread: the same for the same seed, account and moment. */
export const messagesFor = (
  seed: string,
  email: string,
  { unread, read }: { unread: number; read: number },
  robots: readonly string[],
  now: number
): DemoMessage[] => {
  const random = randomFrom(seed, 'messages', email)
  const total = unread + read
  return Array.from({ length: total }, (_, index) => {
    const { about, url } = random.pick(templates)
    // Spread over ninety days, the unread ones being the latest.
    const createTime = Math.round(now - ((index + random.next()) / total) * 90 * day - 3 * minute)
    const isRead = index >= unread
    return {
      ...translatedDemoTexts(about, { robot: random.pick(robots) }),
      url,
      status: isRead ? 2 : 1,
      createTime,
      readTime: isRead ? createTime + random.between(1, 600) * 1_000 : null
    }
  })
}
