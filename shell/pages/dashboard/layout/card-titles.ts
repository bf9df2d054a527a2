import type { MessageKey } from '@portal/session'
import type { DashboardCard } from '#contract/calls/dashboard-layout.ts'

/** The title of each card. */
export const cardTitles = {
  taskTrend: 'home.taskTrend',
  taskDistribution: 'home.taskDistribution',
  mileage: 'home.mileage',
  sales: 'home.sales',
  deployment: 'home.deployment',
  services: 'home.services',
  announcements: 'home.announcements',
  channels: 'home.channels'
} as const satisfies Record<DashboardCard, MessageKey>
