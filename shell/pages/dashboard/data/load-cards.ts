import { $today, type Wish } from '../period/current-view.ts'
import { deploymentPage, deployments, notices, sales, taskRows } from './card-data.ts'
import type { Why } from './own-data.ts'

/** Loads the data of the cards, all at the same time. */
export const loadCards = (userId: number, wish: Wish, why?: Why): void => {
  void taskRows.load(wish, why)
  void sales.load($today.get(), why)
  void deployments.load(deploymentPage(wish), why)
  void notices.load(userId, why)
}
