import { request } from '@portal/session'
import { robotModelList } from '#contract/calls/robots/robots.ts'
import { useLoaded } from '#kit/adapters/react.ts'

/** The models of the robots that the person sees, each once. Robots of one model may be of several kinds. */
export const useModels = () =>
  useLoaded('models', async () => {
    const models = await request(robotModelList, {}, { quiet: true })
    return [...new Set(models.map(({ model }) => model))]
  })
