import { restOrderDetail } from "../../../../support/contract/rest-order";
import type { Line } from "../../../../support/graph/graph-lines";

export const orderPlacesLines: readonly Line[] = [
  {
    field: "Query.orderRecords",
    shows: "three places, and the way by road",
    args: { orderId: "5" },
    select:
      "{ places { address { lng lat } pickup { lng lat } signIn { lng lat } pickupDistance isDrivingDistance route { lng lat } } }",
    answers: {
      "GET /order/api/order_places": {
        data: {
          address: { lng: 120.1, lat: 30.1 },
          pickup: { lng: 120.2, lat: 30.2 },
          signIn: { lng: 120.3, lat: 30.3 },
          pickupDistance: 4.5,
          isDrivingDistance: true,
          route: [
            { lng: 120.2, lat: 30.2 },
            { lng: 120.1, lat: 30.1 },
          ],
        },
      },
      "GET /order/api/order/5": { data: restOrderDetail(5) },
    },
    asked: [
      { call: "GET /order/api/order/5" },
      { call: "GET /order/api/order_places", query: { orderId: "5" } },
    ],
    value: {
      places: {
        address: { lng: 120.1, lat: 30.1 },
        pickup: { lng: 120.2, lat: 30.2 },
        signIn: { lng: 120.3, lat: 30.3 },
        pickupDistance: 4.5,
        isDrivingDistance: true,
        route: [
          { lng: 120.2, lat: 30.2 },
          { lng: 120.1, lat: 30.1 },
        ],
      },
    },
  },
  {
    field: "Query.orderRecords",
    shows: "a backend that does not say: where the master was comes before what the order says",
    args: { orderId: "5" },
    select:
      "{ places { address { lng lat } pickup { lng lat } signIn { lng lat } pickupDistance isDrivingDistance route { lng lat } } }",
    answers: {
      "GET /order/api/order/5": {
        data: {
          ...restOrderDetail(5),
          lng: 120.1,
          lat: 30.1,
          pickUpLng: 120.4,
          pickUpLat: 30.4,
          distance: 7.5,
          orderExpand: {
            ...restOrderDetail(5).orderExpand,
            pickUpLng: 120.2,
            pickUpLat: 30.2,
            signInLng: 120.3,
            signInLat: 30.3,
            pickupDistance: 4.5,
          },
        },
      },
    },
    asked: [
      { call: "GET /order/api/order/5" },
      { call: "GET /order/api/order_places", query: { orderId: "5" } },
    ],
    value: {
      places: {
        address: { lng: 120.1, lat: 30.1 },
        pickup: { lng: 120.2, lat: 30.2 },
        signIn: { lng: 120.3, lat: 30.3 },
        pickupDistance: 4.5,
        isDrivingDistance: false,
        route: [],
      },
    },
  },
  {
    field: "Query.orderRecords",
    shows: "what the order says otherwise; half a place is none",
    args: { orderId: "5" },
    select:
      "{ places { address { lng lat } pickup { lng lat } signIn { lng lat } pickupDistance isDrivingDistance route { lng lat } } }",
    answers: {
      "GET /order/api/order/5": {
        data: {
          ...restOrderDetail(5),
          lng: 120.1,
          pickUpLng: 120.4,
          pickUpLat: 30.4,
          distance: 7.5,
          orderExpand: { ...restOrderDetail(5).orderExpand, signInLat: 30.3 },
        },
      },
    },
    asked: [
      { call: "GET /order/api/order/5" },
      { call: "GET /order/api/order_places", query: { orderId: "5" } },
    ],
    value: {
      places: {
        address: null,
        pickup: { lng: 120.4, lat: 30.4 },
        signIn: null,
        pickupDistance: 7.5,
        isDrivingDistance: false,
        route: [],
      },
    },
  },
  {
    field: "Query.orderRecords",
    shows: "nothing is known of any place",
    args: { orderId: "5" },
    select:
      "{ places { address { lng lat } pickup { lng lat } signIn { lng lat } pickupDistance isDrivingDistance route { lng lat } } }",
    answers: { "GET /order/api/order/5": { data: restOrderDetail(5) } },
    asked: [
      { call: "GET /order/api/order/5" },
      { call: "GET /order/api/order_places", query: { orderId: "5" } },
    ],
    value: {
      places: {
        address: null,
        pickup: null,
        signIn: null,
        pickupDistance: null,
        isDrivingDistance: false,
        route: [],
      },
    },
  },
];
