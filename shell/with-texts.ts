import { loadTexts, type Topic } from '@portal/session'

/** Loads a page's file and the texts of its topic at the same time. The page is shown when both are loaded. */
export const withTexts = async <Module>(topic: Topic, file: Promise<Module>): Promise<Module> => {
  const [module] = await Promise.all([file, loadTexts(topic)])
  return module
}
