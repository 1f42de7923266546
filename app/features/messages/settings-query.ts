import { graphql } from "~/gql";

export const MessageSettingsDocument = graphql(`
  query MessageSettings {
    viewer {
      messageSettings { offTopics quietHours { from until } }
      reminderSettings {
        sms
        wechat
        quietHours { from until }
        isSmsOff
        hasSms
        hasWechat
        isWechatBound
      }
    }
  }
`);
