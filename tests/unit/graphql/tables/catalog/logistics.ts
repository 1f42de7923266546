import type { Line } from "../../../../support/graph/graph-lines";

export const logisticsLines: readonly Line[] = [
  {
    field: "Query.logisticsCompanies",
    shows: "by name",
    args: { name: "德邦" },
    answers: {
      "GET /common/api/wuliu/wuliu_company_search": {
        data: {
          records: [
            { companyName: "companyName 1", companyCode: "companyCode 2" },
            { companyName: "companyName 3", companyCode: "companyCode 4" },
          ],
          total: 5,
        },
      },
    },
    asked: [
      {
        call: "GET /common/api/wuliu/wuliu_company_search",
        query: { name: "德邦", pageNo: "1", pageSize: "20" },
      },
    ],
    value: [
      { code: "companyCode 2", name: "companyName 1" },
      { code: "companyCode 4", name: "companyName 3" },
    ],
  },
  {
    field: "Query.logisticsCompanies",
    shows: "all of them",
    answers: { "GET /common/api/wuliu/wuliu_company_search": { data: { records: [], total: 0 } } },
    asked: [{ call: "GET /common/api/wuliu/wuliu_company_search", query: { pageNo: "1", pageSize: "20" } }],
    value: [],
  },
  {
    field: "Query.waybillTrack",
    shows: "state 0",
    args: { number: "DPK1" },
    answers: {
      "GET /common/api/wuliu/query_by_kuaidinum": { data: { wuliuMessage: '{"state":"0","data":[]}' } },
    },
    asked: [{ call: "GET /common/api/wuliu/query_by_kuaidinum", query: { kuaidiNum: "DPK1" } }],
    value: { stateName: "运输中", steps: [] },
  },
  {
    field: "Query.waybillTrack",
    shows: "state 1",
    args: { number: "DPK1" },
    answers: {
      "GET /common/api/wuliu/query_by_kuaidinum": { data: { wuliuMessage: '{"state":"1","data":[]}' } },
    },
    asked: [{ call: "GET /common/api/wuliu/query_by_kuaidinum", query: { kuaidiNum: "DPK1" } }],
    value: { stateName: "已揽收", steps: [] },
  },
  {
    field: "Query.waybillTrack",
    shows: "state 2",
    args: { number: "DPK1" },
    answers: {
      "GET /common/api/wuliu/query_by_kuaidinum": { data: { wuliuMessage: '{"state":"2","data":[]}' } },
    },
    asked: [{ call: "GET /common/api/wuliu/query_by_kuaidinum", query: { kuaidiNum: "DPK1" } }],
    value: { stateName: "疑难件", steps: [] },
  },
  {
    field: "Query.waybillTrack",
    shows: "state 3",
    args: { number: "DPK1" },
    answers: {
      "GET /common/api/wuliu/query_by_kuaidinum": {
        data: {
          wuliuMessage:
            '{"state":"3","data":[{"time":"2026-11-20 16:30:00","context":"已签收"},{"time":"2026-11-19 08:00:00","context":"派送中"}]}',
        },
      },
    },
    asked: [{ call: "GET /common/api/wuliu/query_by_kuaidinum", query: { kuaidiNum: "DPK1" } }],
    value: {
      stateName: "已签收",
      steps: [
        { text: "已签收", time: "2026-11-20 16:30:00" },
        { text: "派送中", time: "2026-11-19 08:00:00" },
      ],
    },
  },
  {
    field: "Query.waybillTrack",
    shows: "state 4",
    args: { number: "DPK1" },
    answers: {
      "GET /common/api/wuliu/query_by_kuaidinum": { data: { wuliuMessage: '{"state":"4","data":[]}' } },
    },
    asked: [{ call: "GET /common/api/wuliu/query_by_kuaidinum", query: { kuaidiNum: "DPK1" } }],
    value: { stateName: "已退签", steps: [] },
  },
  {
    field: "Query.waybillTrack",
    shows: "state 5",
    args: { number: "DPK1" },
    answers: {
      "GET /common/api/wuliu/query_by_kuaidinum": { data: { wuliuMessage: '{"state":"5","data":[]}' } },
    },
    asked: [{ call: "GET /common/api/wuliu/query_by_kuaidinum", query: { kuaidiNum: "DPK1" } }],
    value: { stateName: "派件中", steps: [] },
  },
  {
    field: "Query.waybillTrack",
    shows: "state 6",
    args: { number: "DPK1" },
    answers: {
      "GET /common/api/wuliu/query_by_kuaidinum": { data: { wuliuMessage: '{"state":"6","data":[]}' } },
    },
    asked: [{ call: "GET /common/api/wuliu/query_by_kuaidinum", query: { kuaidiNum: "DPK1" } }],
    value: { stateName: "退回中", steps: [] },
  },
  {
    field: "Query.waybillTrack",
    shows: "state 7",
    args: { number: "DPK1" },
    answers: {
      "GET /common/api/wuliu/query_by_kuaidinum": { data: { wuliuMessage: '{"state":"7","data":[]}' } },
    },
    asked: [{ call: "GET /common/api/wuliu/query_by_kuaidinum", query: { kuaidiNum: "DPK1" } }],
    value: { stateName: "转投中", steps: [] },
  },
  {
    field: "Query.waybillTrack",
    shows: "state 8",
    args: { number: "DPK1" },
    answers: {
      "GET /common/api/wuliu/query_by_kuaidinum": { data: { wuliuMessage: '{"state":"8","data":[]}' } },
    },
    asked: [{ call: "GET /common/api/wuliu/query_by_kuaidinum", query: { kuaidiNum: "DPK1" } }],
    value: { stateName: "清关中", steps: [] },
  },
  {
    field: "Query.waybillTrack",
    shows: "state 14",
    args: { number: "DPK1" },
    answers: {
      "GET /common/api/wuliu/query_by_kuaidinum": { data: { wuliuMessage: '{"state":"14","data":[]}' } },
    },
    asked: [{ call: "GET /common/api/wuliu/query_by_kuaidinum", query: { kuaidiNum: "DPK1" } }],
    value: { stateName: "已拒签", steps: [] },
  },
  {
    field: "Query.waybillTrack",
    shows: "state 99",
    args: { number: "DPK1" },
    answers: {
      "GET /common/api/wuliu/query_by_kuaidinum": { data: { wuliuMessage: '{"state":"99","data":[]}' } },
    },
    asked: [{ call: "GET /common/api/wuliu/query_by_kuaidinum", query: { kuaidiNum: "DPK1" } }],
    value: { stateName: null, steps: [] },
  },
  {
    field: "Query.waybillTrack",
    shows: "what is no JSON says nothing",
    args: { number: "DPK1" },
    answers: { "GET /common/api/wuliu/query_by_kuaidinum": { data: { wuliuMessage: "no" } } },
    asked: [{ call: "GET /common/api/wuliu/query_by_kuaidinum", query: { kuaidiNum: "DPK1" } }],
    value: { stateName: null, steps: [] },
  },
  {
    field: "Query.waybillTrack",
    shows: "neither does another shape",
    args: { number: "DPK1" },
    answers: { "GET /common/api/wuliu/query_by_kuaidinum": { data: { wuliuMessage: "[]" } } },
    asked: [{ call: "GET /common/api/wuliu/query_by_kuaidinum", query: { kuaidiNum: "DPK1" } }],
    value: { stateName: null, steps: [] },
  },
  {
    field: "Query.addressLocation",
    shows: "longitude and latitude",
    args: { address: "文三路 1 号" },
    answers: { "GET /common/api/wuliu/geocode": { data: { lng: 120.15, lat: 30.28 } } },
    asked: [{ call: "GET /common/api/wuliu/geocode", query: { address: "文三路 1 号" } }],
    value: { lat: 30.28, lng: 120.15 },
  },
  {
    field: "Query.pointAddress",
    shows: "longitude and latitude",
    args: { lng: 120.15, lat: 30.28 },
    answers: { "GET /common/api/wuliu/regeocode": { data: "文三路" } },
    asked: [{ call: "GET /common/api/wuliu/regeocode", query: { lat: "30.28", lng: "120.15" } }],
    value: "文三路",
  },
];
