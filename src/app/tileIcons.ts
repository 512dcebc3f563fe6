import {
  BotSparkleRegular,
  BoxMultipleRegular,
  CameraRegular,
  ChatMultipleRegular,
  ChatRegular,
  DataTrendingRegular,
  FlagRegular,
  type FluentIcon,
  GlobeRegular,
  MailRegular,
  PersonRegular,
  PhoneChatRegular,
  SearchSparkleRegular,
  WrenchRegular,
} from '@fluentui/react-icons'
import type { TileId } from '../lib/tiles.ts'

export const tileIcons: Record<TileId, FluentIcon> = {
  statistics: DataTrendingRegular,
  autoMarketing: BotSparkleRegular,
  fbHome: FlagRegular,
  insData: CameraRegular,
  wtMarketing: ChatRegular,
  globalTrade: GlobeRegular,
  customsData: BoxMultipleRegular,
  smsMarketing: PhoneChatRegular,
  deepSearch: SearchSparkleRegular,
  emailMarketing: MailRegular,
  fairleadWTMarketing: ChatMultipleRegular,
  tools: WrenchRegular,
  account: PersonRegular,
}
