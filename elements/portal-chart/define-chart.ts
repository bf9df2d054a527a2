import { loadTexts } from '@portal/session'
import { register } from '../define/register.ts'
import { PortalChart } from './portal-chart.ts'

/** Registers the chart once its texts are there. */
export const define = async (): Promise<void> => {
  await loadTexts('chart')
  register({ 'portal-chart': PortalChart })
}
