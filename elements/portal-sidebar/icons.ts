import {
  Bot,
  Boxes,
  ChartColumn,
  CloudDownload,
  GraduationCap,
  Hotel,
  House,
  type IconNode,
  LayoutGrid,
  MessageSquare,
  Rocket,
  ShieldCheck,
  Store
} from 'lucide'

const icons: Record<string, IconNode> = {
  auth: ShieldCheck,
  robot: Bot,
  resourceweb: Boxes,
  store: Store,
  platform: LayoutGrid,
  deploy: Rocket,
  message: MessageSquare,
  hotel: Hotel,
  statement: ChartColumn,
  ota: CloudDownload,
  study: GraduationCap
}

/** The icon of a sub-application by its name in the menu; a house for unknown names (docs/requirements.md §2). */
export const iconOf = (name: string | null): IconNode =>
  // Own properties only: an icon named `constructor` must not find an inherited property (T24).
  (name !== null && Object.hasOwn(icons, name) ? icons[name] : undefined) ?? House
