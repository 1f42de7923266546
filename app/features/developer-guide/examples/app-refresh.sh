curl -sS "$ZD_URL/graphql" \
  -H "X-App-Name: example/1.0" \
  -H "Content-Type: application/json" \
  --data @- <<JSON
{
  "documentId": "sha256:0e977b562c7b89b6854d3125a4955279e9a0fba8736a92052c6153046918f828",
  "variables": { "refreshToken": "$REFRESH_TOKEN" }
}
JSON
