import { day, minute } from '../clock.ts'
import { randomFrom } from './random.ts'

export type DemoMessage = {
  title: string
  content: string
  url: string | null
  status: 1 | 2
  createTime: number
  readTime: number | null
}

type Template = { title: string; content: (robot: string) => string; url: string | null }

const templates: readonly Template[] = [
  {
    title: 'Robot offline',
    content: robot =>
      `${robot} has not reported for 30 minutes. Check that it is switched on and within range of the network.`,
    url: '/sub-app/robot/list'
  },
  {
    title: 'Low battery',
    content: robot =>
      `The battery of ${robot} fell below 15%. It returns to its charging station by itself once its task is done.`,
    url: '/sub-app/robot/list'
  },
  {
    title: 'Upgrade finished',
    content: robot => `${robot} runs the new software version. No further step is needed.`,
    url: '/sub-app/robot/list'
  },
  {
    title: 'Obstacle on a route',
    content: robot =>
      `${robot} waited more than five minutes at the same spot. Please clear the way, or mark the area as blocked in the map.`,
    url: null
  },
  {
    title: 'Weekly report ready',
    content: () =>
      'The figures of last week are complete: tasks, mileage and faults of every robot, with the change to the week before.',
    url: '/dashboard'
  },
  {
    title: 'Maintenance due',
    content: robot =>
      `${robot} has travelled 500 km since its last inspection. Book an appointment with after-sales to have wheels and sensors checked.`,
    url: '/reserve'
  },
  {
    title: 'Cleaning plan changed',
    content: robot =>
      `The plan of ${robot} was changed: it now begins at 22:30. Tasks that are already running are not affected.`,
    url: null
  },
  {
    title: 'Planned interruption',
    content: () =>
      'On Sunday from 02:00 to 02:30 Beijing time the cloud is updated. Robots go on working; live figures pause.',
    url: 'https://status.example.com/'
  }
]

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
    const { title, content, url } = random.pick(templates)
    // Spread over ninety days, the unread ones being the latest.
    const createTime = Math.round(now - ((index + random.next()) / total) * 90 * day - 3 * minute)
    const isRead = index >= unread
    return {
      title,
      content: content(random.pick(robots)),
      url,
      status: isRead ? 2 : 1,
      createTime,
      readTime: isRead ? createTime + random.between(1, 600) * 1_000 : null
    }
  })
}
