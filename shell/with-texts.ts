import { loadTexts, type Topic } from '@portal/session'

/** A page's file and the texts of its topic, fetched side by side: the page is shown when both are there. */
export const withTexts = async <Module>(topic: Topic, file: Promise<Module>): Promise<Module> => {
  const [module] = await Promise.all([file, loadTexts(topic)])
  return module
}
