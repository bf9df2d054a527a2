import type { Topic } from '../../topic.ts'
import { putMaterials } from './demo/put-materials.ts'
import { endShowing } from './end-showing.ts'
import { retention } from './retention.ts'
import { materialGroupRoutes } from './routes/material-groups.ts'
import { materialRoutes } from './routes/materials.ts'
import { serveMaterialFiles } from './serve-files.ts'

export const materialsTopic = {
  routes: [
    {
      group: 'packages',
      except: { materialList: 'stores', materialDetail: 'stores', renameMaterial: 'stores' },
      make: materialRoutes
    },
    { group: 'stores', make: materialGroupRoutes }
  ],
  serve: serveMaterialFiles,
  endHandlers: { showMaterials: endShowing },
  retention,
  demo: [{ name: 'materials', put: putMaterials }]
} satisfies Topic
