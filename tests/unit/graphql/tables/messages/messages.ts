import type { Line } from "../../../../support/graph/graph-lines";

export const messagesLines: readonly Line[] = [
  {
    field: "Viewer.unreadMessages",
    shows: "all of them, not those of a kind",
    answers: {
      "POST /user/api/mes/list": {
        data: {
          pageResult: { rows: [], total: 0 },
          serviceMesTotal: 1,
          sysMesTotal: 2,
          updateAppointTotal: 3,
          unReadNum: 6,
          asOf: 9,
        },
      },
    },
    asked: [{ call: "POST /user/api/mes/list", body: { pageIndex: 1, pageSize: 1 } }],
    value: 6,
  },
  {
    field: "Viewer.messages",
    shows: "four counts; a script is taken out",
    args: { kind: "APPOINTMENT", page: 2, pageSize: 7 },
    answers: {
      "POST /user/api/mes/list": {
        data: {
          serviceMesTotal: 1,
          sysMesTotal: 2,
          updateAppointTotal: 3,
          unReadNum: 4,
          pageResult: {
            rows: [
              {
                id: 5,
                type: "appointment",
                title: "title 6",
                content: "<p>您好，<b>装达</b></p><script>1</script>",
                createTime: "2026-11-09 08:08:00",
                isRead: true,
                mesAssociatedId: 10,
                topic: "ORDER",
              },
              {
                id: 11,
                type: "system",
                title: "title 12",
                content: "文字",
                createTime: "2026-11-15 14:14:00",
                isRead: false,
                mesAssociatedId: null,
                topic: null,
              },
            ],
            total: 16,
          },
          asOf: 17,
        },
      },
    },
    asked: [{ call: "POST /user/api/mes/list", body: { pageIndex: 2, pageSize: 7, type: "appointment" } }],
    value: {
      asOf: 17,
      nodes: [
        {
          associatedId: "10",
          content: "<p>您好，<b>装达</b></p>",
          createdAt: "2026-11-09T08:08:00+08:00",
          id: "5",
          isRead: true,
          kind: "APPOINTMENT",
          text: "您好，装达 1",
          title: "title 6",
          topic: "ORDER",
        },
        {
          associatedId: null,
          content: "文字",
          createdAt: "2026-11-15T14:14:00+08:00",
          id: "11",
          isRead: false,
          kind: "SYSTEM",
          text: "文字",
          title: "title 12",
          topic: "ACCOUNT",
        },
      ],
      total: 16,
      unread: { all: 4, appointment: 3, service: 1, system: 2 },
    },
  },
  {
    field: "Viewer.messages",
    shows: "of the service, the first twelve",
    args: { kind: "SERVICE" },
    answers: {
      "POST /user/api/mes/list": {
        data: {
          pageResult: { rows: [], total: 0 },
          serviceMesTotal: 1,
          sysMesTotal: 2,
          updateAppointTotal: 3,
          unReadNum: 6,
          asOf: 9,
        },
      },
    },
    asked: [{ call: "POST /user/api/mes/list", body: { pageIndex: 1, pageSize: 12, type: "service" } }],
    value: { asOf: 9, nodes: [], total: 0, unread: { all: 6, appointment: 3, service: 1, system: 2 } },
  },
  {
    field: "Viewer.messages",
    shows: "of the system",
    args: { kind: "SYSTEM" },
    select: "{ total unread { system } }",
    answers: {
      "POST /user/api/mes/list": {
        data: {
          pageResult: { rows: [], total: 0 },
          serviceMesTotal: 1,
          sysMesTotal: 2,
          updateAppointTotal: 3,
          unReadNum: 6,
          asOf: 9,
        },
      },
    },
    asked: [{ call: "POST /user/api/mes/list", body: { pageIndex: 1, pageSize: 12, type: "system" } }],
    value: { total: 0, unread: { system: 2 } },
  },
];
